import type { FileStore } from "../adapters/files/file-store.ts";
import type { Config } from "../base/config.ts";
import type { Database } from "../db/open-database.ts";
import type { Log } from "../base/log.ts";
import { deleteUnfoundTerms } from "../analytics/visit.store.ts";
import { findOrphans } from "./find-orphans.ts";
import { deleteRecords, findRecordsBefore, type RecordTable } from "../records/records.store.ts";
import { removeFiles } from "../uploads/remove-files.ts";
import { countDue, type Due } from "./due.store.ts";
import { deleteExpired } from "./expired.store.ts";
import { openEmailFiles } from "./email-files.ts";
import { momentsOf } from "./moments.ts";
import { refuseUnusual } from "./unusual-share.ts";

const batch = 200;

export type RetentionDeps = {
  db: Database;
  files: FileStore;
  now: () => number;
  config: Pick<Config, "DATA_DIR" | "RETENTION_APPLICATION_DAYS" | "RETENTION_ENQUIRY_DAYS">;
  log: Log;
};

/**
 * Deletes what is past the retention periods on the privacy page. Throws `UnusualShare` before deleting any of it if
 * that is a large share of the data, unless `evenUnusual`. Visit totals contain no personal data and are kept.
 */
export async function removeExpired(
  { db, files, now, config, log }: RetentionDeps,
  { evenUnusual = false } = {},
) {
  const before = momentsOf(now(), config);
  const emails = openEmailFiles(config);
  const judge = (kinds: Record<string, Due>) => {
    if (!evenUnusual) refuseUnusual(kinds, before.now);
  };
  judge({
    ...(await countDue(db, before)),
    emails: await emails.countBefore(before.delivered),
  });
  const remove = (table: RecordTable, moment: number) =>
    removeInBatches({ db, files }, table, moment);
  const ofTables = {
    applications: await remove("application", before.applications),
    enquiries: await remove("enquiry", before.enquiries),
    dataRequests: await remove("dataRequest", before.enquiries),
    ...(await deleteExpired(db, {
      now: before.now,
      deliveredBefore: before.delivered,
      batch: 5 * batch,
    })),
    unfoundTerms: await deleteUnfoundTerms(db, before.unfoundTermsDay),
    emails: await emails.deleteBefore(before.delivered),
  };
  // Runs last, so that a bucket that does not answer delays nothing else.
  const { keys, all } = await findOrphans(files, db, before.now);
  judge({ "files that no application names": { due: keys.length, all } });
  const left = await removeFiles(files, keys);
  if (left > 0) log.warn({ left }, "Files that no application names cannot be deleted now");
  const removed = { ...ofTables, orphans: keys.length - left };
  log.info(removed, "Removed what is kept no longer");
  return removed;
}

async function removeInBatches(
  { db, files }: Pick<RetentionDeps, "db" | "files">,
  table: RecordTable,
  before: number,
): Promise<number> {
  let total = 0;
  for (;;) {
    const references = await findRecordsBefore(db, table, before, batch);
    const { deleted, cvKeys } = await db
      .transaction()
      .execute((transaction) => deleteRecords(transaction, table, references));
    // The row is deleted first: a file left behind belongs to no application, and the sweeper deletes it.
    await removeFiles(files, cvKeys);
    total += deleted;
    if (references.length < batch) return total;
  }
}
