import { open } from "node:fs/promises";

/** Returns when a file is on the disk, or the names in a folder are. */
export async function sync(path: string): Promise<void> {
  await using handle = await open(path);
  await handle.sync();
}
