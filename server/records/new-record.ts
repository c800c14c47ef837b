import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { makeReference, type ReferenceKind } from "#domain/forms/reference.ts";
import type { Mail } from "../adapters/mail/mail.ts";
import type { EnquiryRow, Tables } from "../db/schema.ts";
import type { RecipientLimit } from "../limits/recipient-limit.ts";
import { enqueue, type Message } from "../outbox/outbox.store.ts";

const referenceBytes = 8;
const mostReferences = 5;

/** Stores records of one kind, with the first messages about them. */
export type NewRecordOptions<Row, Mails = Mail[]> = {
  recipients: RecipientLimit;
  /** The email to the bank and, if it is confirmed, to the person. */
  emails: (row: Row, how: { isConfirmed: boolean }) => Mails;
  /** Notifies the outbox of new messages. */
  notifyOutbox: () => void;
  randomBytes?: (count: number) => Uint8Array;
};

/** Tries references until `keep` returns a record; it returns undefined if the reference is taken. */
export async function withReference<Kept>(
  kind: ReferenceKind,
  { randomBytes: random = randomBytes }: Pick<NewRecordOptions<never>, "randomBytes">,
  keep: (reference: string) => Promise<Kept | undefined>,
): Promise<Kept> {
  for (let tries = 0; tries < mostReferences; tries += 1) {
    const kept = await keep(makeReference(kind, random(referenceBytes)));
    if (kept) return kept;
  }
  throw new Error("Every reference that was tried is taken");
}

/** Puts the emails about a new record, and the other messages, into the outbox. */
export async function enqueueFirst<
  Row extends Pick<EnquiryRow, "reference" | "email" | "createdAt">,
>(
  db: Transaction<Tables>,
  row: Row,
  { recipients, emails }: Pick<NewRecordOptions<Row>, "recipients" | "emails">,
  others: readonly Message[],
): Promise<void> {
  const { reference: about, email, createdAt: now } = row;
  const isConfirmed = email === null || (await recipients.mayWriteTo(db, email));
  const mails = emails(row, { isConfirmed });
  await enqueue(
    db,
    ...mails.map((payload) => ({ channel: "mail" as const, about, payload, now })),
    ...others,
  );
}
