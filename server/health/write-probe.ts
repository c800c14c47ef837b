import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dayMs } from "#domain/time/nairobi-time.ts";
import type { Database } from "../db/open-database.ts";
import type { Log } from "../base/log.ts";

/** Callers share one result, so any number of checks costs one write in five seconds. */
const soundMs = 5000;
const brokenMs = 1000;
/** Larger than an enquiry with its emails. */
const sample = Buffer.alloc(64 * 1024, 1);

type WriteProbeOptions = {
  db: Database;
  dataFolder: string;
  now: () => number;
  log: Log;
  /** Milliseconds of the monotonic clock. */
  elapsed?: () => number;
};

/** Throws when what visitors send could not be stored now, in the database or under DATA_DIR. */
export type WriteProbe = () => Promise<void>;

export function createWriteProbe({
  db,
  dataFolder,
  now,
  log,
  elapsed = () => performance.now(),
}: WriteProbeOptions): WriteProbe {
  const folder = join(dataFolder, "tmp");
  const ownRow = `write-probe ${randomUUID()}`;
  let isSound = true;
  return shared(elapsed, async () => {
    try {
      await Promise.all([writeAndRemove(folder), writeRow(db, ownRow, now())]);
      if (!isSound) log.info("What visitors send can be stored again");
      isSound = true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (isSound) log.error({ reason }, "Nothing that visitors send can be stored");
      isSound = false;
      throw error;
    }
  });
}

/** Writes a file to the disk and removes it. */
export async function writeAndRemove(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `probe-${randomUUID()}`);
  try {
    await writeFile(path, sample, { flag: "wx", mode: 0o600, flush: true });
  } finally {
    await rm(path, { force: true });
  }
}

/** Each process has its own row, which the nightly deletion removes after the process has ended. */
async function writeRow(db: Database, name: string, now: number) {
  const written = { startedAt: now, expiresAt: now + dayMs };
  await db
    .insertInto("usage")
    .values({ name, used: 1, ...written })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(written))
    .execute();
}

function shared(elapsed: () => number, probe: WriteProbe): WriteProbe {
  let latest: { result: Promise<void>; isDueAt: number } | undefined;
  return () => {
    if (latest && elapsed() < latest.isDueAt) return latest.result;
    const begun = { result: probe(), isDueAt: Infinity };
    const endsAfter = (ms: number) => () => void (begun.isDueAt = elapsed() + ms);
    begun.result.then(endsAfter(soundMs), endsAfter(brokenMs));
    latest = begun;
    return begun.result;
  };
}
