import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sync } from "../adapters/sync.ts";
import { databaseFile, openDatabase } from "../db/open-database.ts";
import type { Log } from "../base/log.ts";
import { readArchive } from "./archive.ts";
import { readContents } from "./database-copy.ts";
import { type BackupOptions, hashFile } from "./make-backup.ts";
import {
  cvKeyOf,
  databaseName,
  isBackupPath,
  type Manifest,
  manifestName,
  ManifestSchema,
} from "./manifest.ts";
import { inWorkingFolder } from "./working-folder.ts";

type RestoreOptions = Omit<BackupOptions, "target"> & { source: string; log: Log };

/**
 * Replaces the current data with a backup. Unpacks all of it and compares it with its manifest, then adds the CVs to
 * the existing ones, and replaces the database by one rename. A failure before that changes no data.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { dataFolder, files, source, now, log, onProgress } = options;
  if (!existsSync(source)) throw new Error(`There is no file ${source}`);
  return inWorkingFolder(dataFolder, now(), async (folder) => {
    const manifest = await unpack(source, folder);
    const database = await preparedDatabase(folder, log);
    const paths = Object.keys(manifest.files).filter((path) => path !== databaseName);
    refuseWhileInUse(databaseFile(dataFolder));
    for (const [index, path] of paths.entries()) {
      await files.put(cvKeyOf(path), join(folder, path), "application/octet-stream");
      onProgress?.(index + 1, paths.length);
    }
    await replaceDatabase(database, dataFolder);
    return manifest;
  });
}

async function unpack(source: string, folder: string): Promise<Manifest> {
  try {
    await readArchive(source, folder, isBackupPath);
    const manifest = await readManifest(folder);
    await compare(manifest, folder);
    return manifest;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${source} is no whole backup, and nothing was changed: ${reason}`, {
      cause: error,
    });
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), "utf8").catch(() => undefined);
  if (text === undefined) throw new Error(`its ${manifestName} is missing`);
  const result = ManifestSchema.safeParse(JSON.parse(text));
  if (!result.success) throw new Error(`its ${manifestName} is none of this program`);
  return result.data;
}

async function compare(manifest: Manifest, folder: string) {
  const unpacked = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && entry.name !== manifestName,
  );
  const named = Object.entries(manifest.files);
  if (unpacked.length !== named.length)
    throw new Error(`it holds ${unpacked.length} files, and its manifest names ${named.length}`);
  for (const [path, { sha256 }] of named) {
    const file = join(folder, path);
    if (!existsSync(file)) throw new Error(`${path} is missing`);
    if ((await hashFile(file)) !== sha256) throw new Error(`${path} was changed`);
  }
  const { counts } = readContents(join(folder, databaseName));
  for (const [table, count] of Object.entries(manifest.counts))
    if (counts[table] !== count) throw new Error(`its table ${table} does not have ${count} rows`);
}

/** Migrates a database of an older version; throws if it is of an incompatible newer one. */
async function preparedDatabase(folder: string, log: Log): Promise<string> {
  const db = await openDatabase({ DATA_DIR: folder, DATABASE_CONNECTIONS: 1 }, log);
  await db.destroy();
  const path = databaseFile(folder);
  if (existsSync(`${path}-wal`)) throw new Error("The unpacked database could not be closed");
  await sync(path);
  return path;
}

const isBusy = (error: unknown) =>
  error instanceof Error && "errcode" in error && (error.errcode === 5 || error.errcode === 261);

/** Ends with the old database in one file, without a log that would be taken for the new one's. */
function refuseWhileInUse(path: string) {
  if (!existsSync(path)) return;
  using old = new DatabaseSync(path, { timeout: 500 });
  try {
    // Needs exclusive access, which fails while any process has the file open.
    old.exec("pragma journal_mode = delete");
  } catch (error) {
    if (isBusy(error))
      throw new Error(
        "The database is in use, and nothing was changed: stop the server, then restore",
        { cause: error },
      );
    // A damaged database must not prevent its replacement.
  }
}

async function replaceDatabase(database: string, dataFolder: string) {
  const place = databaseFile(dataFolder);
  refuseWhileInUse(place);
  for (const end of ["-wal", "-shm", "-journal"]) await rm(place + end, { force: true });
  await rename(database, place);
  await sync(dataFolder);
}
