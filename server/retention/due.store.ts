import { sql } from "kysely";
import { unfoundEvent } from "../analytics/visit.store.ts";
import type { Database } from "../db/open-database.ts";
import type { RecordTable } from "../records/records.store.ts";
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
  const count = (table: RecordTable, column: "createdAt" | "closedAt", moment: number) =>
    db.selectFrom(table).select(dueAndAll(column, moment)).executeTakeFirstOrThrow();
  return {
    applications: await count("application", "createdAt", before.applications),
    enquiries: await count("enquiry", "createdAt", before.enquiries),
    dataRequests: await count("dataRequest", "closedAt", before.enquiries),
    unfoundTerms: await db
      .selectFrom("visit")
      .where("event", "=", unfoundEvent)
      .select(dueAndAll("day", before.unfoundTermsDay))
      .executeTakeFirstOrThrow(),
  } satisfies Record<string, Due>;
}
