import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { emptyPostgres, engines, temporaryFolder } from "#test/support/site/databases.ts";
import { openDatabase } from "./open-database.ts";

const log = pino({ level: "silent" });

async function open(DATABASE_URL?: string, DATA_DIR = temporaryFolder()) {
  const db = await openDatabase({ DATA_DIR, DATABASE_CONNECTIONS: 2, DATABASE_URL }, log);
  onTestFinished(() => db.destroy());
  return db;
}

test.each(engines)(
  "on %s a new database is migrated once, and can be opened again",
  async (engine) => {
    const folder = temporaryFolder();
    const url = engine === "PostgreSQL" ? await emptyPostgres() : undefined;
    await open(url, folder);
    const db = await open(url, folder);
    expect(await db.selectFrom("job").selectAll().execute()).toEqual([]);
  },
);

test("a process that starts during a migration waits longer than the site's timeout", async () => {
  const url = await emptyPostgres();
  const first = await open(url);
  const changing = first.transaction().execute(async (transaction) => {
    await sql`lock table kysely_migration in access exclusive mode`.execute(transaction);
    // Longer than the site's statement timeout.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sleep(3000);
  });
  const [second] = await Promise.all([open(url), changing]);
  expect(await second.selectFrom("job").selectAll().execute()).toEqual([]);
});

test("the site's statement timeout is as long as a visitor waits", async () => {
  const db = await open(await emptyPostgres());
  const { rows } = await sql`show statement_timeout`.execute(db);
  expect(rows).toEqual([{ statementTimeout: "2500ms" }]);
});
