import type { FileStore } from "../adapters/files/file-store.ts";

/**
 * Deletes files whose rows are gone; returns how many are left. After the first that fails none is tried, since a bucket
 * may take half a minute to fail: no row names them any more, so the sweeper takes them.
 */
export async function removeFiles(
  files: Pick<FileStore, "delete">,
  keys: readonly string[],
): Promise<number> {
  let left = keys.length;
  try {
    for (const key of keys) {
      await files.delete(key);
      left -= 1;
    }
  } catch {
    // A file that fails stays, and so do those after it.
  }
  return left;
}
