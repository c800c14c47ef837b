import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "#test/support/databases.ts";
import { setTimeout as sleep } from "node:timers/promises";

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
