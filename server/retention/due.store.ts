import { sql } from "kysely";
import { unfoundEvent } from "../analytics/visit.store.ts";
import type { Database } from "../db/open-database.ts";
import type { Moments } from "./moments.ts";

/** Counts the rows to be deleted, and all rows. */
export type Due = { due: number; all: number };

const dueAndAll = (column: "createdAt" | "closedAt" | "day", before: number | string) => [
  sql<number>`count(*)`.as("all"),
  sql<number>`count(*) filter (where ${sql.ref(column)} < ${before})`.as("due"),
];

/**
 * The rows due for deletion, by kind of submitted record. Outbox rows are left out: they have no text, and a month
 * after a busy day most of them are due at once.
 */
export async function countDue(db: Database, before: Moments) {
  return {
    applications: await db
      .selectFrom("application")
      .select(dueAndAll("createdAt", before.applications))
      .executeTakeFirstOrThrow(),
    enquiries: await db
      .selectFrom("enquiry")
      .select(dueAndAll("createdAt", before.enquiries))
      .executeTakeFirstOrThrow(),
    dataRequests: await db
      .selectFrom("dataRequest")
      .select(dueAndAll("closedAt", before.enquiries))
      .executeTakeFirstOrThrow(),
    unfoundTerms: await db
      .selectFrom("visit")
      .where("event", "=", unfoundEvent)
      .select(dueAndAll("day", before.unfoundTermsDay))
      .executeTakeFirstOrThrow(),
  } satisfies Record<string, Due>;
}
