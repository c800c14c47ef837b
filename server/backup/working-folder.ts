import { mkdir, mkdtempDisposable, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { dayMs } from "#domain/time/nairobi-time.ts";

const prefix = "working-";

/** Lends a folder under DATA_DIR, on the disk of what is there; it is gone afterwards, with what a killed process left. */
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
