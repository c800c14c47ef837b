import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sync } from "./sync.ts";

/** Writes a file that is whole and on the disk, or not there at all; one of the same name is replaced. */
export async function writeDurably(
  folder: string,
  name: string,
  content: string | Buffer,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const unfinished = `${path}.tmp`;
  await writeFile(unfinished, content, { mode: 0o600, flush: true });
  await rename(unfinished, path);
  // Syncing the folder puts the file's name on the disk.
  await sync(folder);
}
