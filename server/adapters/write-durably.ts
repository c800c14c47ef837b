import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sync } from "./sync.ts";

type Content = string | Buffer;

/** Writes a file atomically, replacing one of the same name. Not durable: a power cut may lose it. */
export async function writeWhole(folder: string, name: string, content: Content, flush = false) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const unfinished = `${path}.tmp`;
  await writeFile(unfinished, content, { mode: 0o600, flush });
  await rename(unfinished, path);
}

/** As `writeWhole`, and durable once it returns. */
export async function writeDurably(folder: string, name: string, content: Content): Promise<void> {
  await writeWhole(folder, name, content, true);
  // Syncs the folder, so that the file's name is durable too.
  await sync(folder);
}
