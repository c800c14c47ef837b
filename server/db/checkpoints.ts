import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { sql } from "kysely";
import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import { checkpointThread } from "./checkpoint-thread.ts";
import { type Database, databaseFile } from "./open-database.ts";

const never = 0;
/** The setting of SQLite itself. */
const usualPages = 1000;
const threadMegabytes = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };

type Options = {
  db: Database;
  config: Pick<Config, "DATA_DIR" | "DATABASE_URL">;
  log: Log;
};

/**
 * Moves what is committed from SQLite's write-ahead log into its file, on a thread and a connection of its own.
 * Otherwise the commit that writes the thousandth page does it, and its visitors wait for the sync of the whole file.
 */
export async function startCheckpoints({ db, config, log }: Options) {
  if (config.DATABASE_URL) return { stop: async () => undefined };
  const thread = new Worker(checkpointThread, {
    eval: true,
    workerData: databaseFile(config.DATA_DIR),
    resourceLimits: threadMegabytes,
  });
  const ended = new Promise((resolve) => thread.once("exit", resolve));
  void letWriterMoveOnError(thread, db, log);
  thread.on("message", () => void moveRest(thread, db, log));
  await once(thread, "online");
  await moveAt(db, never);
  return {
    async stop() {
      thread.postMessage("stop");
      await ended;
    },
  };
}

async function letWriterMoveOnError(thread: Worker, db: Database, log: Log) {
  const error = await new Promise((resolve) => thread.once("error", resolve));
  log.error({ err: error }, "Checkpoints are made by the writer from now on");
  // Closing the database moves everything.
  await moveAt(db, usualPages).catch(() => undefined);
}

async function moveRest(thread: Worker, db: Database, log: Log) {
  try {
    await sql`pragma wal_checkpoint(passive)`.execute(db);
  } catch (error) {
    log.error({ err: error }, "The write-ahead log was not moved");
  }
  thread.postMessage("moved");
}

const moveAt = (db: Database, pages: number) =>
  sql`pragma wal_autocheckpoint = ${sql.lit(pages)}`.execute(db);
