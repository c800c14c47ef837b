import { dayMs } from "#domain/nairobi-time.ts";
import type { FileStore } from "../adapters/files/file-store.ts";
import { findKeptFiles } from "../careers/application.store.ts";
import type { Database } from "../db/open-database.ts";

const batchSize = 500;

/** Deletes the files older than a day that no application holds; returns how many. */
export async function removeOrphans(files: FileStore, db: Database, now: number): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const sweep = async () => {
    const kept = await findKeptFiles(db, batch);
    const orphans = batch.filter((key) => !kept.has(key));
    for (const key of orphans) await files.delete(key);
    removed += orphans.length;
    batch = [];
  };
  // A younger file may belong to an application whose row is just being written.
  for await (const { key, modifiedAt } of files.list()) {
    if (modifiedAt > now - dayMs) continue;
    batch.push(key);
    if (batch.length === batchSize) await sweep();
  }
  await sweep();
  return removed;
}
