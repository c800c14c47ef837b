import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { engines, openTestDatabase, temporaryFolder } from "#test/support/site/databases.ts";
import type { Database } from "../db/open-database.ts";
import { createWriteProbe } from "./write-probe.ts";

const silent = pino({ level: "silent" });

/** The probe, and a clock that the test sets. */
function openProbe(db: Database, dataFolder = temporaryFolder(), log = silent) {
  let elapsedMs = 0;
  const elapsed = () => elapsedMs;
  const probe = createWriteProbe({ db, dataFolder, now: () => 0, log, elapsed });
  return { probe, dataFolder, wait: (ms: number) => (elapsedMs += ms) };
}

test.each(engines)(
  "on %s a database that stops accepting writes is noticed, and so is its recovery",
  async (engine) => {
    const db = await openTestDatabase(engine);
    const { probe, wait } = openProbe(db);
    await probe();
    expect(await db.selectFrom("usage").select("used").execute()).toEqual([{ used: 1 }]);
    await db.schema.alterTable("usage").renameTo("elsewhere").execute();
    wait(4999);
    // A result is used for five seconds.
    await probe();
    wait(1);
    await expect(probe()).rejects.toThrow("usage");
    await db.schema.alterTable("elsewhere").renameTo("usage").execute();
    wait(999);
    await expect(probe()).rejects.toThrow("usage");
    wait(1);
    await probe();
    expect(await db.selectFrom("usage").select("used").execute()).toHaveLength(1);
  },
);

test("simultaneous checks share one write, and no file is left", async () => {
  const { probe, dataFolder } = openProbe(await openTestDatabase("SQLite"));
  const asked = Array.from({ length: 100 }, probe);
  expect(new Set(asked).size).toBe(1);
  await Promise.all(asked);
  expect(probe()).toBe(asked[0]);
  expect(readdirSync(join(dataFolder, "tmp"))).toEqual([]);
});

test("a folder that cannot be written is noticed, and logged once", async () => {
  const dataFolder = temporaryFolder();
  writeFileSync(join(dataFolder, "tmp"), "");
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line) => lines.push(line) });
  const { probe, wait } = openProbe(await openTestDatabase("SQLite"), dataFolder, log);
  await expect(probe()).rejects.toThrow("EEXIST");
  wait(1000);
  await expect(probe()).rejects.toThrow("EEXIST");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("Nothing that visitors send can be stored");
});
