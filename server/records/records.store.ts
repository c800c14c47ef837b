import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../db/open-database.ts";
import type { ApplicationRow, DataRequestRow, EnquiryRow, Tables } from "../db/schema.ts";
import { deleteDeliveriesAbout } from "../outbox/outbox.store.ts";
import { type DataSubject, isAboutSubject } from "./data-subject.ts";

/** The tables of submitted records, each under its reference. */
type Rows = { application: ApplicationRow; dataRequest: DataRequestRow; enquiry: EnquiryRow };
export type RecordTable = keyof Rows;

/** Only the applications for one job, if given. */
type Which = { jobId?: string | undefined };

/** The rows that are read at a time. */
const pageSize = 500;

const recordsOf = (db: Kysely<Tables>, table: RecordTable, { jobId }: Which = {}) =>
  db.selectFrom(table).$if(jobId !== undefined, (query) => query.where("jobId", "=", jobId ?? ""));

const inOrder = (db: Kysely<Tables>, table: RecordTable, which?: Which) =>
  recordsOf(db, table, which).selectAll().orderBy("createdAt").orderBy("reference");

/** Lists records, the newest first. */
export async function listRecords<Table extends RecordTable>(
  db: Database,
  table: Table,
  { limit, ...which }: Which & { limit: number },
): Promise<Rows[Table][]> {
  const rows = await recordsOf(db, table, which)
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("reference")
    .limit(limit)
    .execute();
  // The cast, here and below: the rows are those of the table that is named.
  return rows as Rows[Table][];
}

export async function countRecords(db: Database, table: RecordTable, which?: Which) {
  const { count } = await recordsOf(db, table, which)
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Reads all records in pages, the oldest first: each page begins after the last row of the one before. */
export async function* eachRecord<Table extends RecordTable>(
  db: Database,
  table: Table,
  which?: Which,
): AsyncGenerator<Rows[Table]> {
  let last = { createdAt: -1, reference: "" };
  for (;;) {
    const rows = await inOrder(db, table, which)
      .where(sql<boolean>`(created_at, reference) > (${last.createdAt}, ${last.reference})`)
      .limit(pageSize)
      .execute();
    yield* rows as Rows[Table][];
    const [end] = rows.slice(-1);
    if (!end) return;
    last = end;
  }
}

export async function findRecordsFrom<Table extends RecordTable>(
  db: Kysely<Tables>,
  table: Table,
  subject: DataSubject,
): Promise<Rows[Table][]> {
  const rows = await inOrder(db, table).where(isAboutSubject(subject)).execute();
  return rows as Rows[Table][];
}

export async function hasRecord(db: Database, table: RecordTable, reference: string) {
  const found = await recordsOf(db, table)
    .select("reference")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return found !== undefined;
}

/** The references of records from before a time, oldest first; the age of a data request counts from its answer. */
export async function findRecordsBefore(
  db: Database,
  table: RecordTable,
  moment: number,
  limit: number,
): Promise<string[]> {
  const since = table === "dataRequest" ? "closedAt" : "createdAt";
  const rows = await recordsOf(db, table)
    .select("reference")
    .where(since, "<", moment)
    .orderBy(since)
    .limit(limit)
    .execute();
  return rows.map(({ reference }) => reference);
}

/**
 * Deletes records. `deliveries`: the ids of the deliveries about them, which are deleted too; `cvKeys`: the keys of their
 * CVs, whose files are deleted after the rows.
 */
export async function deleteRecords(
  db: Transaction<Tables>,
  table: RecordTable,
  references: readonly string[],
) {
  const deliveries = await deleteDeliveriesAbout(db, references);
  if (references.length === 0) return { deleted: 0, deliveries, cvKeys: [] };
  const rows = await db
    .deleteFrom(table)
    .where("reference", "in", references)
    .returning("reference")
    .$if(table === "application", (query) => query.returning("cvKey"))
    .execute();
  return { deleted: rows.length, deliveries, cvKeys: rows.flatMap(({ cvKey }) => cvKey ?? []) };
}
