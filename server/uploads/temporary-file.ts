import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** No upload takes longer: an older file was left by a killed process. */
const abandonedAfterMs = 60 * 60 * 1000;

/** Creates an empty file that no other user of the machine may read. */
export async function createTemporaryFile(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  return { path, handle: await open(path, "wx", 0o600) };
}

/** A file that cannot be removed stays until it counts as abandoned; its request has ended already. */
export async function removeTemporaryFile(path: string): Promise<void> {
  await rm(path, { force: true }).catch(() => undefined);
}

/** Removes the files of killed processes; those of running processes stay. Returns how many. */
export async function removeAbandonedFiles(folder: string, now: number): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let removed = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtimeMs > now - abandonedAfterMs) continue;
    await removeTemporaryFile(path);
    removed += 1;
  }
  return removed;
}
