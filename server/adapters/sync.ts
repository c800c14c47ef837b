import { open } from "node:fs/promises";

/** Waits until a file, or the list of names in a folder, is on disk. */
export async function sync(path: string): Promise<void> {
  await using handle = await open(path);
  await handle.sync();
}
