import { unfoundEvent } from "../analytics/visit.store.ts";
import type { Database } from "../db/open-database.ts";
import type { Moments } from "./moments.ts";

/** How many rows of a kind are to be deleted, of how many. */
export type Due = { due: number; all: number };

/**
 * What is due of each kind that holds what people sent. Records of delivery are left out: they have no text, and a month
 * after a busy day most of them are due at once.
 */
export async function countDue(db: Database, before: Moments) {
  return {
    applications: await db
      .selectFrom("application")
      .select((row) => [
        row.fn.countAll<number>().as("all"),
        row.fn.countAll<number>().filterWhere("createdAt", "<", before.applications).as("due"),
      ])
      .executeTakeFirstOrThrow(),
    enquiries: await db
      .selectFrom("enquiry")
      .select((row) => [
        row.fn.countAll<number>().as("all"),
        row.fn.countAll<number>().filterWhere("createdAt", "<", before.enquiries).as("due"),
      ])
      .executeTakeFirstOrThrow(),
    dataRequests: await db
      .selectFrom("dataRequest")
      .select((row) => [
        row.fn.countAll<number>().as("all"),
        row.fn.countAll<number>().filterWhere("closedAt", "<", before.enquiries).as("due"),
      ])
      .executeTakeFirstOrThrow(),
    unfoundTerms: await db
      .selectFrom("visit")
      .where("event", "=", unfoundEvent)
      .select((row) => [
        row.fn.countAll<number>().as("all"),
        row.fn.countAll<number>().filterWhere("day", "<", before.unfoundTermsDay).as("due"),
      ])
      .executeTakeFirstOrThrow(),
  } satisfies Record<string, Due>;
}
