import { describe, expect, onTestFinished, test, vi } from "vitest";
import { recordedLog } from "#test/support/careers.ts";
import { engines, openTestDatabase } from "#test/support/databases.ts";
import type { Database } from "../db/open-database.ts";
import { watchChanges } from "./change-watch.ts";
import { bump, bumpFirst, read, type RevisionName } from "./change-counter.store.ts";

const bumpOnce = (db: Database, name: RevisionName) =>
  db.transaction().execute((transaction) => bump(transaction, name));

async function watch(db: Database, whenTold: (name: RevisionName) => void = () => undefined) {
  const reported: RevisionName[] = [];
  const { log, lines } = recordedLog();
  const tell = (name: RevisionName) => {
    reported.push(name);
    whenTold(name);
  };
  const onChange = { jobs: () => tell("jobs"), rates: () => tell("rates") };
  const watching = watchChanges({ db, everyMs: 5, onChange, log });
  onTestFinished(watching.stop);
  await watching.start();
  return { reported, lines, ...watching };
}

describe.each(engines)("on %s", (engine) => {
  test("a revision rises with every change", async () => {
    const db = await openTestDatabase(engine);
    expect(await read(db)).toEqual({});
    await bumpOnce(db, "jobs");
    await Promise.all([bumpOnce(db, "jobs"), bumpOnce(db, "rates"), bumpOnce(db, "jobs")]);
    expect(await read(db)).toEqual({ jobs: 3, rates: 1 });
  });

  test("one of four processes that start at once records the first change", async () => {
    const db = await openTestDatabase(engine);
    const first = await Promise.all(
      Array.from({ length: 4 }, () => db.transaction().execute((tx) => bumpFirst(tx, "rates"))),
    );
    expect(first.filter(Boolean)).toHaveLength(1);
    expect(await read(db)).toEqual({ rates: 1 });
  });

  test("changes before the start are not reported, changes after it are, by name", async () => {
    const db = await openTestDatabase(engine);
    await bumpOnce(db, "jobs");
    const { reported, stop } = await watch(db);
    await bumpOnce(db, "rates");
    await vi.waitFor(() => expect(reported).toEqual(["rates"]));
    await bumpOnce(db, "jobs");
    await vi.waitFor(() => expect(reported).toEqual(["rates", "jobs"]));
    stop();
  });

  test("after database trouble everything counts as changed if nothing was known before", async () => {
    const db = await openTestDatabase(engine);
    await db.schema.alterTable("revision").renameTo("mislaid").execute();
    const { reported, lines } = await watch(db);
    expect(reported).toEqual([]);
    await db.schema.alterTable("mislaid").renameTo("revision").execute();
    await vi.waitFor(() => expect(reported).toEqual(["jobs", "rates"]));
    expect(lines).toHaveLength(1);
  });

  test("trouble on the way is outlived, and logged once", async () => {
    const db = await openTestDatabase(engine);
    const { reported, lines } = await watch(db);
    await db.schema.alterTable("revision").renameTo("mislaid").execute();
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    await db.schema.alterTable("mislaid").renameTo("revision").execute();
    await bumpOnce(db, "jobs");
    await vi.waitFor(() => expect(reported).toEqual(["jobs"]));
    expect(lines).toHaveLength(1);
  });
});

test("a listener that fails is called again until it succeeds, is logged once, and stops no other", async () => {
  const db = await openTestDatabase("SQLite");
  const phone = "254712345678";
  let failuresLeft = 3;
  const { reported, lines } = await watch(db, (name) => {
    if (name === "jobs" && failuresLeft-- > 0)
      throw Object.assign(new Error("The pages were not cleared"), { detail: phone });
  });
  await Promise.all([bumpOnce(db, "jobs"), bumpOnce(db, "rates")]);
  await vi.waitFor(() => expect(reported.filter((name) => name === "jobs")).toHaveLength(4));
  expect(reported).toContain("rates");
  expect(lines).toMatchObject([{ level: 50, changed: "jobs" }]);
  expect(JSON.stringify(lines)).not.toContain(phone);
  await bumpOnce(db, "rates");
  await vi.waitFor(() => expect(reported.filter((name) => name === "rates")).toHaveLength(2));
  expect(failuresLeft).toBe(-1);
});
