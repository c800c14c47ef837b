import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { pino } from "pino";
import { expect, test } from "vitest";
import { eventually } from "#test/support/eventually.ts";
import { openTestDatabase, temporaryFolder } from "#test/support/site/databases.ts";
import { startCheckpoints } from "./checkpoints.ts";
import { type Database, databaseFile } from "./open-database.ts";

const log = pino({ level: "silent" });
const megabyte = 1024 * 1024;

/** Far more than the log's limit, in writes of a megabyte. */
const most = 400;

/** How often the log has restarted, from its header. */
function timesBegun(path: string) {
  const header = Buffer.alloc(16);
  const file = openSync(`${path}-wal`, "r");
  readSync(file, header);
  closeSync(file);
  return header.readUInt32BE(12);
}

const write = (db: Database, page: string) =>
  db.insertInto("visit").values({ day: "2026-11-24", page, event: "view", count: 1 }).execute();

async function setUp() {
  const folder = temporaryFolder();
  const db = await openTestDatabase("SQLite", folder);
  const config = { DATA_DIR: folder, DATABASE_URL: undefined };
  const checkpoints = await startCheckpoints({ db, config, log });
  const path = databaseFile(folder);
  return { db, checkpoints, path, bytes: () => statSync(path).size };
}

test("a long write-ahead log is moved into the file while nothing is written", async () => {
  const { db, checkpoints, bytes } = await setUp();
  for (let row = 0; row < 6; row += 1) await write(db, String(row).repeat(megabyte));
  await eventually("the file has what was committed", async () => bytes() > 6 * megabyte);
  await checkpoints.stop();
  expect(bytes()).toBeGreaterThan(6 * megabyte);
});

test("a short log is left alone, and is removed when the database is closed", async () => {
  const { db, checkpoints, path, bytes } = await setUp();
  const before = bytes();
  await write(db, "short");
  expect(bytes()).toBe(before);
  await checkpoints.stop();
  await db.destroy();
  expect(existsSync(`${path}-wal`)).toBe(false);
});

test("the log restarts at its limit, even under constant writes", async () => {
  const { db, checkpoints, path } = await setUp();
  await write(db, "first");
  const first = timesBegun(path);
  let writes = 0;
  for (; writes < most && timesBegun(path) === first; writes += 1) {
    await write(db, `${writes} `.repeat(megabyte / 6));
    await nextTurn();
  }
  expect(writes).toBeLessThan(most);
  await checkpoints.stop();
});
