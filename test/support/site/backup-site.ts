import { join } from "node:path";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { localFiles } from "#server/adapters/files/local-files.ts";
import { makeBackup } from "#server/backup/make-backup.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { temporaryFolder } from "./databases.ts";
import {
  applicationRow,
  referencesIn,
  storeApplications,
  storeEnquiries,
} from "#test/support/records/records.ts";
import { storeText } from "#test/support/records/stored-files.ts";

export const log = pino({ level: "silent" });
/** The time of the backups. */
export const now = () => 1000;

/** A site on one machine: its folder, and a path for its backup. */
export async function openSite() {
  const dataFolder = temporaryFolder();
  const db = await openDatabase({ DATA_DIR: dataFolder, DATABASE_CONNECTIONS: 1 }, log);
  onTestFinished(() => db.destroy());
  const files = localFiles(join(dataFolder, "cv"));
  const target = join(temporaryFolder(), "backup.tar.gz");
  return { dataFolder, db, files, target, now };
}

/** A folder with nothing in it. */
export const emptySite = () => {
  const dataFolder = join(temporaryFolder(), "data");
  return { dataFolder, files: localFiles(join(dataFolder, "cv")), now, log };
};

/** The references of the enquiries in a folder's database. */
export async function enquiriesIn(dataFolder: string) {
  const db = await openDatabase({ DATA_DIR: dataFolder, DATABASE_CONNECTIONS: 1 }, log);
  const references = await referencesIn(db, "enquiry");
  await db.destroy();
  return references;
}

/** A site with one enquiry and one application, as they are in its backup. */
export async function siteWithBackup() {
  const site = await openSite();
  const application = applicationRow();
  await storeEnquiries(site.db, { reference: "E-1" });
  await storeApplications(site.db, application);
  await storeText(site.files, application.cvKey, "a cv");
  const manifest = await makeBackup(site);
  return { ...site, application, manifest };
}
