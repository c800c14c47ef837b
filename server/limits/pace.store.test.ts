import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { engines, openTestDatabase } from "#test/support/site/databases.ts";
import { usePace } from "./pace.store.ts";

const pace = { burst: 3, intervalMs: 10_000 };
const yes = { isAllowed: true };

describe.each(engines)("on %s", (engine) => {
  async function setUp() {
    const db = await openTestDatabase(engine);
    return (seconds: number) =>
      db
        .transaction()
        .execute((transaction) => usePace(transaction, pace, "codes", seconds * 1000));
  }

  test("three at once, then one in each ten seconds", async () => {
    const at = await setUp();
    for (let uses = 0; uses < 3; uses += 1) expect(await at(100)).toMatchObject(yes);
    expect(await at(100)).toEqual({ isAllowed: false, retryAfterSeconds: 10 });
    expect(await at(107.5)).toEqual({ isAllowed: false, retryAfterSeconds: 3 });
    expect(await at(110)).toMatchObject(yes);
    expect(await at(110)).toEqual({ isAllowed: false, retryAfterSeconds: 10 });
  });

  test("unused turns accumulate, up to three", async () => {
    const at = await setUp();
    for (const seconds of [100, 1000, 1000, 1000]) expect(await at(seconds)).toMatchObject(yes);
    expect(await at(1000)).toMatchObject({ isAllowed: false });
  });

  test("a count written while the clock was ten years ahead is ignored", async () => {
    const at = await setUp();
    for (let uses = 0; uses < 3; uses += 1) await at(315_360_000);
    for (let uses = 0; uses < 3; uses += 1) expect(await at(100)).toMatchObject(yes);
    expect(await at(100)).toMatchObject({ isAllowed: false });
  });

  test("three of thirty simultaneous uses are allowed", async () => {
    const at = await setUp();
    const all = await Promise.all(Array.from({ length: 30 }, () => at(100)));
    expect(all.filter(({ isAllowed }) => isAllowed)).toHaveLength(3);
  });
});

test("uses at different moments are one statement, which SQLite prepares once", async () => {
  const db = await openTestDatabase("SQLite");
  const at = (now: number) =>
    db.transaction().execute((transaction) => usePace(transaction, pace, "codes", now));
  await at(1000);
  const prepare = vi.spyOn(DatabaseSync.prototype, "prepare");
  onTestFinished(() => prepare.mockRestore());
  await at(2000);
  await at(90_000);
  expect(prepare).not.toHaveBeenCalled();
});
