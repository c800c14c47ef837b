import type { Transaction } from "kysely";
import type { Tables } from "../db/schema.ts";

/** A new code voids the one before. */
export async function keepCode(
  db: Transaction<Tables>,
  code: { phone: string; codeHash: string; expiresAt: number },
): Promise<void> {
  const fresh = { ...code, attempts: 0 };
  await db
    .insertInto("phoneCode")
    .values(fresh)
    .onConflict((conflict) => conflict.column("phone").doUpdateSet(fresh))
    .execute();
}

/** Counts a guess, in one statement, before it is compared; nothing where no code may be guessed any more. */
export async function takeGuess(
  db: Transaction<Tables>,
  { phone, now, max }: { phone: string; now: number; max: number },
): Promise<string | undefined> {
  const row = await db
    .updateTable("phoneCode")
    .set((code) => ({ attempts: code("attempts", "+", 1) }))
    .where("phone", "=", phone)
    .where("expiresAt", ">", now)
    .where("attempts", "<", max)
    .returning("codeHash")
    .executeTakeFirst();
  return row?.codeHash;
}

/** Of several right guesses at the same moment, one finds the code still there. */
export async function spendCode(
  db: Transaction<Tables>,
  phone: string,
  codeHash: string,
): Promise<boolean> {
  const spent = await db
    .deleteFrom("phoneCode")
    .where("phone", "=", phone)
    .where("codeHash", "=", codeHash)
    .returning("phone")
    .executeTakeFirst();
  return spent !== undefined;
}
