import { mkdir, mkdtempDisposable, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { dayMs } from "#domain/time/nairobi-time.ts";

const prefix = "working-";

/**
 * Makes a temporary folder under DATA_DIR, on the same disk as the data, and removes it afterwards, with those of
 * killed processes.
 */
export async function inWorkingFolder<T>(
  dataFolder: string,
  now: number,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  await removeAbandoned(dataFolder, now);
  await using folder = await mkdtempDisposable(join(dataFolder, prefix));
  return await work(folder.path);
}

async function removeAbandoned(dataFolder: string, now: number) {
  for (const name of await readdir(dataFolder)) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(dataFolder, name);
    // Another backup may delete its own folder meanwhile.
    const found = await stat(folder).catch(() => undefined);
    if (found && found.mtimeMs < now - dayMs) await rm(folder, { recursive: true, force: true });
  }
}
