import type { Transaction } from "kysely";
import type { Database } from "../db/open-database.ts";
import type { Tables } from "../db/schema.ts";
import { deleteDeliveriesAbout } from "./person-data.store.ts";

/** The tables of submitted records, each under its reference. */
export type RecordTable = "application" | "dataRequest" | "enquiry";

export async function hasRecord(
  db: Database,
  table: RecordTable,
  reference: string,
): Promise<boolean> {
  const found = await db
    .selectFrom(table)
    .select("reference")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return found !== undefined;
}

/** The references of those from before a moment, the oldest first: a request about data is as old as its answer. */
export async function findRecordsBefore(
  db: Database,
  table: RecordTable,
  moment: number,
  limit: number,
): Promise<string[]> {
  const since = table === "dataRequest" ? "closedAt" : "createdAt";
  const rows = await db
    .selectFrom(table)
    .select("reference")
    .where(since, "<", moment)
    .orderBy(since)
    .limit(limit)
    .execute();
  return rows.map(({ reference }) => reference);
}

/** With their deliveries, whose ids it returns. An application has a CV too: `deleteApplications`. */
export async function deleteRecords(
  db: Transaction<Tables>,
  table: Exclude<RecordTable, "application">,
  references: readonly string[],
): Promise<{ deleted: number; deliveries: string[] }> {
  const deliveries = await deleteDeliveriesAbout(db, references);
  if (references.length === 0) return { deleted: 0, deliveries };
  const deleted = await db
    .deleteFrom(table)
    .where("reference", "in", references)
    .returning("reference")
    .execute();
  return { deleted: deleted.length, deliveries };
}
