import type { Kysely, Transaction } from "kysely";
import type { Database } from "../db/open-database.ts";
import type { ApplicationRow, Tables } from "../db/schema.ts";

const applicationsWith = (db: Kysely<Tables>, columns: Partial<ApplicationRow>) =>
  db.selectFrom("application").where((row) => row.and(columns));

export const findApplicationByKey = (db: Kysely<Tables>, idempotencyKey: string) =>
  applicationsWith(db, { idempotencyKey })
    .select(["reference", "phone", "jobId"])
    .executeTakeFirst();

/** Finds the application that came with this proof of a phone. */
export const findApplicationByProof = (db: Kysely<Tables>, proofId: string) =>
  applicationsWith(db, { proofId }).select("reference").executeTakeFirst();

/** Finds an application whose CV waits for the scanner. */
export const findUnscanned = (db: Database, reference: string) =>
  applicationsWith(db, { reference, cvScan: "waiting" }).selectAll().executeTakeFirst();

/** The CV of an application in which no virus was found. */
export const findCleanCv = (db: Database, reference: string) =>
  applicationsWith(db, { reference, cvScan: "clean" })
    .select(["cvKey", "cvType", "cvBytes"])
    .executeTakeFirst();

/** Undefined if another request recorded the scan first. */
export async function noteScan(
  db: Transaction<Tables>,
  reference: string,
  cvScan: "clean" | "infected" | "unscanned",
): Promise<ApplicationRow | undefined> {
  return db
    .updateTable("application")
    .set({ cvScan })
    .where("reference", "=", reference)
    .where("cvScan", "=", "waiting")
    .returningAll()
    .executeTakeFirst();
}

/** Returns the keys that an application still uses. */
export async function findKeptFiles(db: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom("application")
    .select("cvKey")
    .where("cvKey", "in", keys)
    .where("cvScan", "!=", "infected")
    .execute();
  return new Set(rows.map(({ cvKey }) => cvKey));
}
