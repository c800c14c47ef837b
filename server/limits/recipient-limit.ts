import type { Transaction } from "kysely";
import type { Tables } from "../db/schema.ts";
import type { Keys } from "../base/secret.ts";
import { sign } from "../base/secret.ts";
import type { SecurityLog } from "../security-events/security-log.ts";
import { limits } from "./limits.ts";
import { use } from "./usage.store.ts";

export type RecipientLimit = ReturnType<typeof limitRecipients>;

type Options = { keys: Keys; now: () => number; security: SecurityLog };

/** Limits the emails to one address, because anybody can type another person's. */
export function limitRecipients({ keys, now, security }: Options) {
  return {
    /** Counts an email in the transaction that stores it. Visitors cannot see the result. */
    async mayWriteTo(db: Transaction<Tables>, email: string) {
      // The count is stored without the address.
      const name = `recipient:${sign(keys.current("limit"), "recipient", mailboxOf(email))}`;
      const { isAllowed } = await use(db, limits.emailsToRecipient, name, now());
      if (!isAllowed) security.record("limit-reached", { reason: "emails-to-recipient" });
      return isAllowed;
    },
  };
}

/** Maps the spellings of a mailbox to one: capitals, a tag after a plus, and dots in a Gmail address. */
export function mailboxOf(email: string): string {
  const [local = "", host = ""] = email.trim().toLowerCase().split("@");
  const [untagged = ""] = local.split("+");
  const isGmail = host === "gmail.com" || host === "googlemail.com";
  return isGmail ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${host}`;
}
