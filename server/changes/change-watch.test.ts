import { describe, expect, onTestFinished, test, vi } from "vitest";
import { recordedLog } from "#test/support/content/careers.ts";
import { engines, openTestDatabase } from "#test/support/site/databases.ts";
import type { Database } from "../db/open-database.ts";
import { watchChanges } from "./change-watch.ts";
import { bump, bumpFirst, read } from "./change-counter.store.ts";

const bumpOnce = (db: Database, name: "jobs" | "rates") =>
  db.transaction().execute((transaction) => bump(transaction, name));

async function watch(db: Database, onChange = vi.fn<() => void>()) {
  const { log, lines } = recordedLog();
  const watching = watchChanges({ db, everyMs: 5, onChange, log });
  onTestFinished(watching.stop);
  await watching.start();
  return { onChange, lines };
}

describe.each(engines)("on %s", (engine) => {
  test("a revision increases with each change", async () => {
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

  test("changes before the start are not reported, each after it is", async () => {
    const db = await openTestDatabase(engine);
    await bumpOnce(db, "jobs");
    const { onChange } = await watch(db);
    for (const [times, name] of (["rates", "jobs"] as const).entries()) {
      expect(onChange).toHaveBeenCalledTimes(times);
      await bumpOnce(db, name);
      await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(times + 1));
    }
  });

  test.each([
    { when: "at the start", changes: "everything counts as changed" },
    { when: "later", changes: "what has changed meanwhile is reported" },
  ])("after database trouble $when, logged once, $changes", async ({ when }) => {
    const db = await openTestDatabase(engine);
    const mislay = () => db.schema.alterTable("revision").renameTo("mislaid").execute();
    if (when === "at the start") await mislay();
    const { onChange, lines } = await watch(db);
    if (when === "later") await mislay();
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(onChange).not.toHaveBeenCalled();
    await db.schema.alterTable("mislaid").renameTo("revision").execute();
    if (when === "later") await bumpOnce(db, "jobs");
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    expect(lines).toHaveLength(1);
  });
});

test("a change whose handler fails is reported again, and logged once", async () => {
  const db = await openTestDatabase("SQLite");
  const onChange = vi.fn<() => void>();
  const { lines } = await watch(db, onChange);
  const failure = new Error("The pages were not cleared");
  for (let times = 0; times < 3; times += 1)
    onChange.mockImplementationOnce(() => {
      throw failure;
    });
  await bumpOnce(db, "jobs");
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(4));
  expect(lines).toMatchObject([{ reason: failure.message }]);
});
