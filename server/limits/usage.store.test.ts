import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { engines, openTestDatabase } from "#test/support/site/databases.ts";
import type { Database } from "../db/open-database.ts";
import type { Limit } from "./limits.ts";
import { look, use } from "./usage.store.ts";

const threeAMinute: Limit = { max: 3, windowSeconds: 60 };

const useOnce = (db: Database, limit: Limit, name: string, now: number) =>
  db.transaction().execute((transaction) => use(transaction, limit, name, now));

describe.each(engines)("on %s", (engine) => {
  test("a window begins with its first use and allows as many as the limit says", async () => {
    const db = await openTestDatabase(engine);
    const at = (seconds: number) => useOnce(db, threeAMinute, "phone", seconds * 1000);
    expect(await at(100)).toEqual({ isAllowed: true, used: 1 });
    expect(await at(130)).toEqual({ isAllowed: true, used: 2 });
    expect(await at(140)).toEqual({ isAllowed: true, used: 3 });
    expect(await at(150)).toEqual({ isAllowed: false, retryAfterSeconds: 10 });
    expect(await at(159.999)).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
    expect(await at(160)).toEqual({ isAllowed: true, used: 1 });
    expect(await at(161)).toEqual({ isAllowed: true, used: 2 });
  });

  test("a window that begins in the future is ignored, and nobody waits longer than a window", async () => {
    const db = await openTestDatabase(engine);
    const at = (seconds: number) => useOnce(db, threeAMinute, "phone", seconds * 1000);
    const tenYears = 10 * 365 * 24 * 3600;
    for (let uses = 0; uses < 3; uses += 1) await at(tenYears);
    expect(await at(100)).toEqual({ isAllowed: true, used: 1 });
    expect(await at(101)).toEqual({ isAllowed: true, used: 2 });
    // A replica whose clock is slightly behind keeps counting.
    expect(await at(80)).toEqual({ isAllowed: true, used: 3 });
    expect(await at(80)).toEqual({ isAllowed: false, retryAfterSeconds: 60 });
  });

  test("a look returns the uses and does not count", async () => {
    const db = await openTestDatabase(engine);
    const lookAt = (seconds: number) => look(db, threeAMinute, "phone", seconds * 1000);
    expect(await lookAt(100)).toEqual({ used: 0, endsInSeconds: 0 });
    await useOnce(db, threeAMinute, "phone", 100_000);
    for (let looks = 0; looks < 2; looks += 1)
      expect(await lookAt(130)).toEqual({ used: 1, endsInSeconds: 30 });
    expect(await lookAt(160)).toEqual({ used: 0, endsInSeconds: 0 });
    expect(await lookAt(-1000)).toEqual({ used: 0, endsInSeconds: 0 });
  });
});

test("uses at different moments are one statement, which SQLite prepares once", async () => {
  const db = await openTestDatabase("SQLite");
  await useOnce(db, threeAMinute, "phone", 1000);
  const prepare = vi.spyOn(DatabaseSync.prototype, "prepare");
  onTestFinished(() => prepare.mockRestore());
  await useOnce(db, threeAMinute, "phone", 2000);
  await useOnce(db, threeAMinute, "phone", 90_000);
  expect(prepare).not.toHaveBeenCalled();
});
