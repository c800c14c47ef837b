import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sync } from "./sync.ts";

type Content = string | Buffer;

/** Writes a file that is whole, or not there at all; one of the same name is replaced. A power cut may take it away. */
export async function writeWhole(folder: string, name: string, content: Content, flush = false) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const unfinished = `${path}.tmp`;
  await writeFile(unfinished, content, { mode: 0o600, flush });
  await rename(unfinished, path);
}

/** The same, and on the disk once it returns. */
export async function writeDurably(folder: string, name: string, content: Content): Promise<void> {
  await writeWhole(folder, name, content, true);
  // Syncing the folder puts the file's name on the disk.
  await sync(folder);
}
