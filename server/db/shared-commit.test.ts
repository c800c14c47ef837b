import { connect, createServer } from "node:net";
import { sql, type Transaction } from "kysely";
import { describe, expect, test } from "vitest";
import { portOf } from "#test/support/programs/listen.ts";
import { engines, openTestDatabase, temporaryFolder } from "#test/support/site/databases.ts";
import { commitsIn } from "#test/support/faults/write-ahead-log.ts";
import type { Database } from "./open-database.ts";
import type { Tables } from "./schema.ts";
import { inSharedCommit } from "./shared-commit.ts";

const hundred = Array.from({ length: 100 }, (_none, place) => `page ${place}`);

const add = async (transaction: Transaction<Tables>, page: string) => {
  await transaction
    .insertInto("visit")
    .values({ day: "2026-11-23", page, event: "view", count: 1 })
    .execute();
  return page;
};

const pagesOf = async (db: Database) => {
  const rows = await db.selectFrom("visit").select("page").execute();
  return rows.map(({ page }) => page);
};

/** A database, and how often something was committed to it. */
async function openCounted() {
  const folder = temporaryFolder();
  const db = await openTestDatabase("SQLite", folder);
  const before = commitsIn(folder);
  return { db, commits: () => commitsIn(folder) - before };
}

describe.each(engines)("on %s", (engine) => {
  test("each of a hundred waiting calls gets its own result", async () => {
    const db = await openTestDatabase(engine);
    const made = hundred.map((page) => inSharedCommit(db, (tx) => add(tx, page)));
    expect(await Promise.all(made)).toEqual(hundred);
    expect((await pagesOf(db)).sort()).toEqual([...hundred].sort());
  });

  test("only the work that fails is rolled back", async () => {
    const db = await openTestDatabase(engine);
    const outcomes = await Promise.allSettled(
      hundred.map((page, place) =>
        inSharedCommit(db, async (tx) => {
          await add(tx, page);
          if (place % 3 === 1) throw new Error(`not ${page}`);
          // Fails inside a statement: PostgreSQL then aborts the transaction, and SQLite does not.
          if (place % 3 === 2) await add(tx, page);
        }),
      ),
    );
    const isKept = (place: number) => place % 3 === 0;
    expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual(
      hundred.map((_page, place) => isKept(place)),
    );
    expect(outcomes[1]).toMatchObject({ reason: new Error("not page 1") });
    expect((await pagesOf(db)).sort()).toEqual(
      hundred.filter((_page, place) => isKept(place)).sort(),
    );
  });
});

test("waiting work shares commits, in the order of the calls", async () => {
  const { db, commits } = await openCounted();
  const order: string[] = [];
  await Promise.all(
    hundred.map(async (page) => {
      order.push(await inSharedCommit(db, (tx) => add(tx, page)));
    }),
  );
  expect(commits()).toBeLessThanOrEqual(4);
  expect(order).toEqual(hundred);
  expect(await pagesOf(db)).toEqual(hundred);
});

test("a single call commits at once", async () => {
  const { db, commits } = await openCounted();
  for (const page of hundred.slice(0, 3)) await inSharedCommit(db, (tx) => add(tx, page));
  expect(commits()).toBe(3);
});

test("connections are accepted between the writes of a commit", async () => {
  const { db, commits } = await openCounted();
  const server = createServer((socket) => socket.destroy());
  let accepted = 0;
  server.on("connection", () => (accepted += 1));
  const port = await portOf(server);
  const writes = hundred.slice(0, 20).map((page) =>
    inSharedCommit(db, async (tx) => {
      await add(tx, page);
      return accepted;
    }),
  );
  for (let visitors = 0; visitors < 8; visitors += 1) connect(port, "127.0.0.1").resume();
  const seen = await Promise.all(writes);
  expect(commits()).toBe(1);
  expect(Math.max(...seen)).toBe(8);
});

test("no request is answered before the commit", async () => {
  const { db, commits } = await openCounted();
  const seen: number[] = [];
  await Promise.all(
    hundred.slice(0, 20).map(async (page) => {
      await inSharedCommit(db, (tx) => add(tx, page)).catch(() => undefined);
      seen.push(commits());
    }),
  );
  expect(seen).toEqual(Array.from({ length: 20 }, () => 1));
});

test("a later one sees the writes of earlier ones in the same commit, except those that failed", async () => {
  const db = await openTestDatabase("SQLite");
  const [, , seen] = await Promise.allSettled([
    inSharedCommit(db, (tx) => add(tx, "kept")),
    inSharedCommit(db, async (tx) => {
      await add(tx, "undone");
      throw new Error("not this one");
    }),
    inSharedCommit(db, async (tx) => tx.selectFrom("visit").select("page").execute()),
  ]);
  expect(seen).toEqual({ status: "fulfilled", value: [{ page: "kept" }] });
});

test("when the disk is full every write of a commit fails, and later writes succeed", async () => {
  const db = await openTestDatabase("SQLite");
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  const pages = Number(Object.values(rows[0] ?? {})[0]);
  await sql`pragma max_page_count = ${sql.lit(pages + 2)}`.execute(db);
  const long = "x".repeat(3000);
  const outcomes = await Promise.allSettled(
    hundred.slice(0, 20).map((page) => inSharedCommit(db, (tx) => add(tx, page + long))),
  );
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: "rejected", reason: { errcode: 13 } });
  expect(await pagesOf(db)).toEqual([]);

  await sql`pragma max_page_count = 100000`.execute(db);
  await inSharedCommit(db, (tx) => add(tx, "after"));
  expect(await pagesOf(db)).toEqual(["after"]);
});
