import type { Insertable, Kysely } from "kysely";
import { addIfNew } from "../db/add-if-new.ts";
import type { Tables } from "../db/schema.ts";

/** Marks a challenge as used; true only for the first caller. */
export const spendChallenge = (
  db: Kysely<Tables>,
  challenge: Insertable<Tables["captchaSpent"]>,
): Promise<boolean> => addIfNew(db, "captchaSpent", challenge);
