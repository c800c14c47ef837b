import type { FileStore } from "../adapters/files/file-store.ts";
import {
  deleteApplications,
  findApplicationsBefore,
} from "../careers/application-records.store.ts";
import { deleteDataRequests, findDataRequestsBefore } from "../data-requests/data-request.store.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/open-database.ts";
import { deleteEnquiries, findEnquiriesBefore } from "../enquiries/enquiry-records.store.ts";
import type { Log } from "../log.ts";
import { deleteUnfoundTerms } from "../analytics/visit.store.ts";
import { findOrphans } from "../uploads/find-orphans.ts";
import { countDue, type Due } from "./due.store.ts";
import { deleteExpired } from "./expired.store.ts";
import { openKeptLetters } from "./kept-letters.ts";
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
 * Deletes what the privacy page says is kept no longer; throws `UnusualShare`, before it deletes any of it, where that is
 * a large part of what there is, unless `evenUnusual`. Totals of visits name nobody, and stay.
 */
export async function removeExpired(
  { db, files, now, config, log }: RetentionDeps,
  { evenUnusual = false } = {},
) {
  const before = momentsOf(now(), config);
  const letters = openKeptLetters(config);
  const judge = (kinds: Record<string, Due>) => {
    if (!evenUnusual) refuseUnusual(kinds, before.now);
  };
  judge({
    ...(await countDue(db, before)),
    letters: await letters.countBefore(before.delivered),
  });
  const ofTables = {
    applications: await removeApplications(db, files, before.applications),
    enquiries: await removeEnquiries(db, before.enquiries),
    dataRequests: await removeDataRequests(db, before.enquiries),
    ...(await deleteExpired(db, {
      now: before.now,
      deliveredBefore: before.delivered,
      batch: 5 * batch,
    })),
    unfoundTerms: await deleteUnfoundTerms(db, before.unfoundTermsDay),
    letters: await letters.deleteBefore(before.delivered),
  };
  // Last, for a bucket that does not answer keeps nothing else waiting.
  const { keys, all } = await findOrphans(files, db, before.now);
  judge({ "files that no application names": { due: keys.length, all } });
  const removed = { ...ofTables, orphans: await removeFiles(files, keys) };
  log.info(removed, "Removed what is kept no longer");
  return removed;
}

async function removeFiles(files: FileStore, keys: readonly string[]) {
  for (const key of keys) await files.delete(key);
  return keys.length;
}

/** The row goes first: a file that is left behind has nobody's name, and the sweeper takes it. */
async function removeApplications(db: Database, files: FileStore, moment: number) {
  let removed = 0;
  for (;;) {
    const references = await findApplicationsBefore(db, moment, batch);
    const { cvKeys } = await db
      .transaction()
      .execute((transaction) => deleteApplications(transaction, references));
    for (const key of cvKeys) await files.delete(key);
    removed += cvKeys.length;
    if (references.length < batch) return removed;
  }
}

async function removeEnquiries(db: Database, moment: number) {
  let removed = 0;
  for (;;) {
    const references = await findEnquiriesBefore(db, moment, batch);
    const { enquiries } = await db
      .transaction()
      .execute((transaction) => deleteEnquiries(transaction, references));
    removed += enquiries;
    if (references.length < batch) return removed;
  }
}

async function removeDataRequests(db: Database, moment: number) {
  let removed = 0;
  for (;;) {
    const references = await findDataRequestsBefore(db, moment, batch);
    const { requests } = await db
      .transaction()
      .execute((transaction) => deleteDataRequests(transaction, references));
    removed += requests;
    if (references.length < batch) return removed;
  }
}
