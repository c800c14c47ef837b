import type { ExpressionBuilder, Transaction } from "kysely";
import type { Database } from "../db/open-database.ts";
import type { OneTimeCodeRow, Tables } from "../db/schema.ts";
import { clockSkewMs } from "../limits/usage.store.ts";

/** Identifies a code by its nonce; without one, the last code requested from the same network. */
export type CodeOwner = { phone: string } & (
  | { nonce: string }
  /** The pseudonyms of the network, by the current secret and the one before. */
  | { askedFrom: readonly string[] }
);

/** The code, and the number of guesses including this one. */
export type Guess = Pick<OneTimeCodeRow, "nonce" | "codeHash" | "guesses">;

const isLiveFor = (phone: string, now: number) => (row: ExpressionBuilder<Tables, "oneTimeCode">) =>
  row.and([
    row("phone", "=", phone),
    row("expiresAt", ">", now),
    // A code from the future was made by a wrong clock.
    row("createdAt", "<=", now + clockSkewMs),
  ]);

/** Tells if a network asked for a code that can still be entered. */
export async function hasUnspentCode(
  db: Database,
  { phone, askedFrom }: { phone: string; askedFrom: string },
  now: number,
): Promise<boolean> {
  const code = await db
    .selectFrom("oneTimeCode")
    .select("nonce")
    .where(isLiveFor(phone, now))
    .where("askedFrom", "=", askedFrom)
    .where("spentAt", "is", null)
    .executeTakeFirst();
  return code !== undefined;
}

/** Counts a guess, in one statement, before it is compared; undefined if no code may be guessed any more. */
export async function takeGuess(
  db: Transaction<Tables>,
  owner: CodeOwner,
  { now, max }: { now: number; max: number },
): Promise<Guess | undefined> {
  const isLive = isLiveFor(owner.phone, now);
  if ("nonce" in owner)
    return db
      .updateTable("oneTimeCode")
      .set((row) => ({ guesses: row("guesses", "+", 1) }))
      .where("nonce", "=", owner.nonce)
      .where(isLive)
      .where("guesses", "<", max)
      .returning(["nonce", "codeHash", "guesses"])
      .executeTakeFirst();
  return db
    .updateTable("oneTimeCode")
    .set((row) => ({ guessesWithoutNonce: row("guessesWithoutNonce", "+", 1) }))
    .where("nonce", "=", (codes) =>
      codes
        .selectFrom("oneTimeCode")
        .select("nonce")
        .where("askedFrom", "in", owner.askedFrom)
        .where(isLive)
        .orderBy("createdAt", "desc")
        .limit(1),
    )
    .where("guessesWithoutNonce", "<", max)
    .returning(["nonce", "codeHash", "guessesWithoutNonce as guesses"])
    .executeTakeFirst();
}

type Spending = {
  nonce: string;
  now: number;
  keptUntil: number;
  /** The same request may already have used it, in a commit without a response. */
  isRepeat?: boolean;
};

/** Returns the guess, because it was right, and uses up the code; only one of several simultaneous callers succeeds. */
export async function spendCode(
  db: Transaction<Tables>,
  owner: CodeOwner,
  { nonce, now, keptUntil, isRepeat = false }: Spending,
): Promise<{ isFirst: boolean }> {
  await db
    .updateTable("oneTimeCode")
    .set((row) =>
      "nonce" in owner
        ? { guesses: row("guesses", "-", 1) }
        : { guessesWithoutNonce: row("guessesWithoutNonce", "-", 1) },
    )
    .where("nonce", "=", nonce)
    .execute();
  const spent = await db
    .updateTable("oneTimeCode")
    .set({ spentAt: now, expiresAt: keptUntil })
    .where("nonce", "=", nonce)
    .where((row) =>
      row.or([row("spentAt", "is", null), ...(isRepeat ? [row("spentAt", "=", now)] : [])]),
    )
    .returning("nonce")
    .executeTakeFirst();
  return { isFirst: spent !== undefined };
}

/** Deletes the codes sent to some phones; returns their number. */
export async function deleteCodesOf(db: Transaction<Tables>, phones: readonly string[]) {
  if (phones.length === 0) return 0;
  let deleted = 0;
  for (const table of ["oneTimeCode", "phoneCode"] as const) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where("phone", "in", phones)
      .executeTakeFirstOrThrow();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}
