import { dayMs, nairobiDay } from "#domain/nairobi-time.ts";
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
import { removeOrphans } from "../uploads/remove-orphans.ts";
import { deleteExpired } from "./expired.store.ts";
import { openKeptLetters } from "./kept-letters.ts";

const keptDeliveredDays = 30;
/** Long enough for the bank to read them; the privacy page says "three months". */
const keptTermsDays = 90;
const batch = 200;

export type RetentionDeps = {
  db: Database;
  files: FileStore;
  now: () => number;
  config: Pick<Config, "DATA_DIR" | "RETENTION_APPLICATION_DAYS" | "RETENTION_ENQUIRY_DAYS">;
  log: Log;
};

/** Deletes what the privacy page says is kept no longer. Totals of visits name nobody, and stay. */
export async function removeExpired({ db, files, now, config, log }: RetentionDeps) {
  const before = (days: number) => now() - days * dayMs;
  const removed = {
    applications: await removeApplications(db, files, before(config.RETENTION_APPLICATION_DAYS)),
    enquiries: await removeEnquiries(db, before(config.RETENTION_ENQUIRY_DAYS)),
    dataRequests: await removeDataRequests(db, before(config.RETENTION_ENQUIRY_DAYS)),
    ...(await deleteExpired(db, {
      now: now(),
      deliveredBefore: before(keptDeliveredDays),
      batch: 5 * batch,
    })),
    unfoundTerms: await deleteUnfoundTerms(db, nairobiDay(before(keptTermsDays))),
    letters: await openKeptLetters(config).deleteBefore(before(keptDeliveredDays)),
    orphans: await removeOrphans(files, db, now()),
  };
  log.info(removed, "Removed what is kept no longer");
  return removed;
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
