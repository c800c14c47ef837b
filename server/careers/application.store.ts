import type { Kysely, Transaction } from "kysely";
import type { Database } from "../db/open-database.ts";
import type { ApplicationRow, Tables } from "../db/schema.ts";

export async function findApplicationByKey(db: Kysely<Tables>, idempotencyKey: string) {
  return db
    .selectFrom("application")
    .select(["reference", "phone", "jobId"])
    .where("idempotencyKey", "=", idempotencyKey)
    .executeTakeFirst();
}

/** Finds the application that came with this proof of a phone. */
export async function findApplicationByProof(db: Kysely<Tables>, proofId: string) {
  return db
    .selectFrom("application")
    .select("reference")
    .where("proofId", "=", proofId)
    .executeTakeFirst();
}

/** Finds an application whose CV waits for the scanner. */
export async function findUnscanned(db: Database, reference: string) {
  return db
    .selectFrom("application")
    .selectAll()
    .where("reference", "=", reference)
    .where("cvScan", "=", "waiting")
    .executeTakeFirst();
}

/** The CV of an application in which no virus was found. */
export async function findCleanCv(db: Database, reference: string) {
  return db
    .selectFrom("application")
    .select(["cvKey", "cvType", "cvBytes"])
    .where("reference", "=", reference)
    .where("cvScan", "=", "clean")
    .executeTakeFirst();
}

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
