import { Kysely, sql } from "kysely";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "#test/support/site/databases.ts";
import { openDoor } from "#test/support/programs/tcp-door.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { isStorageFailure } from "./failure.ts";
import { postgresDialect, postgresPool } from "./postgres-dialect.ts";

const log = pino({ level: "silent" });

test("each timeout of the driver is as long as a visitor waits", async () => {
  const { options } = postgresPool({ url: "postgres://127.0.0.1:1/none", connections: 3, log });
  expect(options).toMatchObject({
    max: 3,
    connectionTimeoutMillis: 2500,
    query_timeout: 2500,
    statement_timeout: 2500,
    idle_in_transaction_session_timeout: 10_000,
  });
});

test("a PostgreSQL that accepts connections but does not answer times out", async () => {
  const door = await openDoor(1);
  door.set("silent");
  const url = `postgres://127.0.0.1:${door.port}/none`;
  const dialect = postgresDialect({ url, connections: 1, log, statementMs: 20, connectingMs: 20 });
  const db = new Kysely({ dialect });
  onTestFinished(() => db.destroy());
  const asked = sql`select 1`.execute(db).catch((error: unknown) => isStorageFailure(error));
  expect(await asked).toBe(true);
});

test("a connection that breaks between two queries fails the second, and nothing else", async () => {
  const db = await openTestDatabase("PostgreSQL");
  const broken = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
      transaction,
    );
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await sleep(100);
    await transaction.selectFrom("job").selectAll().execute();
  });
  await expect(broken).rejects.toThrow(/connection/i);
  expect(await db.selectFrom("job").selectAll().execute()).toEqual([]);
});
