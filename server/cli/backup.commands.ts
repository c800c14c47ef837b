import { existsSync } from "node:fs";
import { makeBackup } from "../backup/make-backup.ts";
import type { Manifest } from "../backup/manifest.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { databaseFile } from "../db/open-database.ts";
import { WrongUse } from "./failures.ts";
import type { StaffCommand } from "./options.ts";
import type { AsJson, Session, WithoutAsking } from "./session.ts";

export function addBackupCommands(program: StaffCommand, session: Session) {
  program
    .command("backup")
    .description("Writes the database and the CVs into one new .tar.gz, while the server runs.")
    .argument("<file>", "the file to write")
    .json()
    .example("backup /var/backups/hfc-2026-07-01.tar.gz")
    .action((file: string, options: AsJson) => backUp(session, file, options));
  program
    .command("restore")
    .description("Puts a backup in the place of the database and its CVs. Stop the server first.")
    .argument("<file>", "a file that backup wrote")
    .yes()
    .json()
    .example("restore /var/backups/hfc-2026-07-01.tar.gz")
    .action((file: string, options: AsJson & WithoutAsking) => restore(session, file, options));
}

async function backUp(session: Session, target: string, options: AsJson) {
  const dataFolder = ownDataFolder(session);
  if (existsSync(target)) throw new Error(`${target} exists: choose a new name`);
  const { files, now } = session;
  const onProgress = (done: number, all: number) => session.progress("CVs", done, all);
  const manifest = await makeBackup({ dataFolder, files, target, now, onProgress });
  if (manifest.missing.length > 0)
    session.note(`${manifest.missing.length} CVs were not found, and are not in the backup.`);
  session.printResult(manifest, `${target}: ${summary(manifest)}.`, options);
}

async function restore(session: Session, source: string, options: AsJson & WithoutAsking) {
  const dataFolder = ownDataFolder(session);
  if (existsSync(databaseFile(dataFolder)))
    await session.confirm(`The database in ${dataFolder} will be replaced.`, options);
  const { files, now, log } = session;
  const onProgress = (done: number, all: number) => session.progress("CVs", done, all);
  const manifest = await restoreBackup({ dataFolder, files, source, now, log, onProgress });
  session.printResult(manifest, `${dataFolder}: ${summary(manifest)}.`, options);
}

function ownDataFolder({ config }: Session) {
  if (config.DATABASE_URL)
    throw new WrongUse(
      "The database is PostgreSQL (DATABASE_URL): use pg_dump and pg_restore for it, and the versions that the bucket (S3_BUCKET) keeps for the CVs",
    );
  return config.DATA_DIR;
}

function summary({ counts, files, madeAt }: Manifest) {
  const cvs = Object.keys(files).length - 1;
  return `${counts["enquiry"] ?? 0} enquiries, ${counts["application"] ?? 0} applications, ${cvs} CVs, as of ${madeAt}`;
}
