import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "../adapters/files/file-store.ts";
import { readIfThere } from "../adapters/files/read-if-there.ts";
import { databaseFile, NoDatabase } from "../db/open-database.ts";
import { type ArchiveEntry, entryOfBytes, entryOfFile, writeArchive } from "./archive.ts";
import { copyDatabase, readContents } from "./database-copy.ts";
import { cvPath, databaseName, type Manifest, manifestName } from "./manifest.ts";
import { inWorkingFolder } from "./working-folder.ts";

export type BackupOptions = {
  dataFolder: string;
  files: FileStore;
  target: string;
  now: () => number;
  onProgress?: (done: number, all: number) => void;
};

/**
 * Writes the database and the CVs it names into one archive while the server runs. The database is copied first: a CV's
 * file is on disk before its row is, so only a CV erased meanwhile can be missing.
 */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const { dataFolder, target, now } = options;
  const source = databaseFile(dataFolder);
  if (!existsSync(source)) throw new NoDatabase({ DATA_DIR: dataFolder });
  return inWorkingFolder(dataFolder, now(), async (folder) => {
    const copy = join(folder, databaseName);
    await copyDatabase(source, copy);
    const { cvKeys, ...contents } = readContents(copy);
    const madeAt = new Date(now()).toISOString();
    const manifest: Manifest = { format: 1, madeAt, ...contents, files: {}, missing: [] };
    await writeArchive(target, entriesOf(copy, cvKeys, manifest, options));
    return manifest;
  });
}

/** The manifest is written last: the other entries fill it while they are written. */
async function* entriesOf(
  copy: string,
  cvKeys: readonly string[],
  manifest: Manifest,
  { files, onProgress }: BackupOptions,
): AsyncGenerator<ArchiveEntry> {
  const database = await entryOfFile(databaseName, copy);
  manifest.files[databaseName] = { bytes: database.bytes, sha256: await hashFile(copy) };
  yield database;
  for (const [index, key] of cvKeys.entries()) {
    const stored = await readIfThere(files, key);
    if (stored) {
      const cv = await buffer(stored);
      const path = cvPath(key);
      const sha256 = createHash("sha256").update(cv).digest("hex");
      manifest.files[path] = { bytes: cv.length, sha256 };
      yield entryOfBytes(path, cv);
    } else {
      manifest.missing.push(key);
    }
    onProgress?.(index + 1, cvKeys.length);
  }
  yield entryOfBytes(manifestName, Buffer.from(JSON.stringify(manifest, null, 2)));
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
