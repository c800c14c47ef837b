import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase, temporaryFolder } from "#test/support/site/databases.ts";
import { referencesIn, storeEnquiries } from "#test/support/records/records.ts";
import { localFiles } from "../adapters/files/local-files.ts";
import type { Database } from "../db/open-database.ts";
import { removeExpired } from "./remove-expired.ts";
import { startRetention } from "./start-retention.ts";

const periods = { RETENTION_APPLICATION_DAYS: 365, RETENTION_ENQUIRY_DAYS: 730 };
const lines: string[] = [];
let refused = 0;
const log = pino({ level: "error" }, { write: (line) => lines.push(line) });
const deps = (db: Database) => ({
  db,
  files: localFiles(temporaryFolder()),
  now: Date.now,
  config: { ...periods, DATA_DIR: temporaryFolder() },
  log,
  onRefused: () => (refused += 1),
});
const countEnquiries = async (db: Database) => (await referencesIn(db, "enquiry")).length;

beforeEach(() => {
  lines.length = 0;
  refused = 0;
  // 03:19:30 in Nairobi.
  vi.useFakeTimers({ now: Date.parse("2026-07-01T00:19:30Z"), toFake: ["setTimeout", "Date"] });
});
afterEach(() => void vi.useRealTimers());

test("at 03:20 in Nairobi, one of two servers removes what is old; stop waits for it", async () => {
  const db = await openTestDatabase("SQLite");
  await storeEnquiries(db, {});
  const servers = [startRetention(deps(db)), startRetention(deps(db))];
  await vi.advanceTimersByTimeAsync(29_000);
  expect(await countEnquiries(db)).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  for (const server of servers) await server.stop();
  expect(await countEnquiries(db)).toBe(0);
  const rounds = await db.selectFrom("usage").select(["name", "used"]).execute();
  expect(rounds).toEqual([{ name: "retention", used: 1 }]);
});

test("a round that would delete too much is refused each night, until an operator runs it", async () => {
  const db = await openTestDatabase("SQLite");
  await storeEnquiries(db, ...Array.from({ length: 60 }, (_, i) => ({ reference: `E-${i}` })));
  const own = deps(db);
  const server = startRetention(own);
  await vi.advanceTimersByTimeAsync(31_000);
  await vi.waitUntil(() => lines.length === 1);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  await vi.waitUntil(() => lines.length === 2);
  expect(lines.join("")).toMatch(/60 of 60 enquiries would be deleted.*an operator has to look/);
  expect(refused).toBe(2);
  expect(await countEnquiries(db)).toBe(60);

  await removeExpired(own, { evenUnusual: true });
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  await server.stop();
  expect(refused).toBe(2);
});

test("a failed round is logged, and the next day's round still runs", async () => {
  const db = await openTestDatabase("SQLite");
  await storeEnquiries(db, {});
  const files = { ...localFiles(temporaryFolder()), list: failing };
  const server = startRetention({ ...deps(db), files });
  await vi.advanceTimersByTimeAsync(31_000);
  await vi.waitUntil(() => lines.length > 0);
  expect(lines.join("")).toContain("no such bucket");

  await storeEnquiries(db, {});
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  await server.stop();
  expect(await countEnquiries(db)).toBe(0);
});

function failing(): never {
  throw new Error("no such bucket");
}
