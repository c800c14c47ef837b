import type { FileStore } from "../adapters/files/file-store.ts";

/**
 * Deletes files whose rows are gone; returns how many are left. Stops at the first failure, since a bucket may take
 * half a minute to fail: the sweeper deletes files that no row names.
 */
export async function removeFiles(files: Pick<FileStore, "delete">, keys: readonly string[]) {
  let left = keys.length;
  try {
    for (const key of keys) {
      await files.delete(key);
      left -= 1;
    }
  } catch {
    // The failed file and those after it are left.
  }
  return left;
}
