import { describe, expect, test } from "vitest";
import { engines, openTestDatabase } from "#test/support/databases.ts";
import type { Database } from "../db/open-database.ts";
import type { Limit } from "./limits.ts";
import { use } from "./usage.store.ts";

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

  test("each name is counted for itself", async () => {
    const db = await openTestDatabase(engine);
    const once: Limit = { max: 1, windowSeconds: 60 };
    expect(await useOnce(db, once, "a", 0)).toMatchObject({ isAllowed: true });
    expect(await useOnce(db, once, "b", 0)).toMatchObject({ isAllowed: true });
    expect(await useOnce(db, once, "a", 0)).toMatchObject({ isAllowed: false });
  });

  test("a limit of nothing allows nothing", async () => {
    const db = await openTestDatabase(engine);
    const never: Limit = { max: 0, windowSeconds: 60 };
    expect(await useOnce(db, never, "a", 0)).toMatchObject({ isAllowed: false });
  });

  test("of sixty at once, exactly as many as the limit says are allowed", async () => {
    const db = await openTestDatabase(engine);
    const limit: Limit = { max: 25, windowSeconds: 60 };
    const uses = await Promise.all(
      Array.from({ length: 60 }, () => useOnce(db, limit, "budget", 1000)),
    );
    expect(uses.filter(({ isAllowed }) => isAllowed)).toHaveLength(25);
  });
});
