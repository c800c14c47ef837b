import { dayMs } from "#domain/time/nairobi-time.ts";
import type { FileStore } from "../adapters/files/file-store.ts";
import { findKeptFiles } from "../careers/application.store.ts";
import type { Database } from "../db/open-database.ts";

const batchSize = 500;

/** The files older than a day that belong to no application, and the number of all files. */
export async function findOrphans(files: FileStore, db: Database, now: number) {
  const orphans = { keys: [] as string[], all: 0 };
  let batch: string[] = [];
  const look = async () => {
    const kept = await findKeptFiles(db, batch);
    orphans.keys.push(...batch.filter((key) => !kept.has(key)));
    batch = [];
  };
  for await (const { key, modifiedAt } of files.list()) {
    orphans.all += 1;
    // A younger file may belong to an application whose row is just being written.
    if (modifiedAt > now - dayMs) continue;
    batch.push(key);
    if (batch.length === batchSize) await look();
  }
  await look();
  return orphans;
}
