import type { Kysely } from "kysely";
import type { Tables } from "../db/schema.ts";

/** Marks a challenge as used; true only for the first caller. */
export async function spendChallenge(
  db: Kysely<Tables>,
  challenge: { signature: string; expiresAt: number },
): Promise<boolean> {
  const spent = await db
    .insertInto("captchaSpent")
    .values(challenge)
    .onConflict((conflict) => conflict.column("signature").doNothing())
    .returning("signature")
    .executeTakeFirst();
  return spent !== undefined;
}
