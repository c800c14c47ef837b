import type { Transaction } from "kysely";
import type { Database } from "../db/open-database.ts";
import type { Tables } from "../db/schema.ts";
import { day, type Limit, limits } from "../limits/limits.ts";
import { networkOf } from "../limits/address-limit.ts";
import { use } from "../limits/usage.store.ts";
import { sign } from "../secret.ts";

const siteName = "codes:site";

/** How many codes may still be sent today. */
export async function codesLeftToday(
  db: Database,
  { codesADay, now }: { codesADay: number; now: number },
): Promise<number> {
  const usage = await db
    .selectFrom("usage")
    .select("used")
    .where("name", "=", siteName)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return Math.max(0, codesADay - (usage?.used ?? 0));
}

/** Thrown to undo the transaction: what was refused is not counted. */
export class CodeLimitReached extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("No more codes for now");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type Asked = { phone: string; clientAddress: string; isPlain: boolean };

/**
 * Counts a code against every limit, or throws CodeLimitReached with the time after which none of them refuses. Says
 * how many codes the whole site has sent today, this one with them.
 */
export async function countCode(
  db: Transaction<Tables>,
  { phone, clientAddress, isPlain }: Asked,
  { key, codesADay, now }: { key: Buffer; codesADay: number; now: number },
): Promise<number> {
  // Numbers and addresses are counted under a name that does not give them away.
  const named = (what: string, whose: string, each: Limit) =>
    [each, `codes:${what}:${each.windowSeconds}:${sign(key, what, whose)}`] as const;
  const network = networkOf(clientAddress);
  const site = [{ max: codesADay, windowSeconds: day }, siteName] as const;

  let waitSeconds = 0;
  let usedToday = 0;
  // Always in this order, the site last: PostgreSQL locks each row until the transaction ends.
  for (const [limit, name] of [
    ...limits.codesOfPhone.map((each) => named("phone", phone, each)),
    named("address", network, limits.codesOfAddress),
    ...(isPlain ? [named("plain", network, limits.plainFormsOfAddress)] : []),
    site,
  ]) {
    const usage = await use(db, limit, name, now);
    if (usage.isAllowed) usedToday = usage.used;
    else waitSeconds = Math.max(waitSeconds, usage.retryAfterSeconds);
  }
  if (waitSeconds > 0) throw new CodeLimitReached(waitSeconds);
  return usedToday;
}
