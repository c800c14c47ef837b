import { describe, expect, test } from "vitest";
import { type Engine, engines, openTestDatabase } from "#test/support/site/databases.ts";
import { compileOnce } from "./compiled-query.ts";

type Visit = { day: string; page: string; event: string; count: number };
const view = (page: string, count: number): Visit => ({
  ...{ day: "2026-11-24", page, event: "view", count },
});

async function setUp(engine: Engine) {
  const db = await openTestDatabase(engine);
  const built = { count: 0 };
  const add = compileOnce((on, visits: readonly Visit[]) => {
    built.count += 1;
    return on.insertInto("visit").values(visits);
  });
  const count = compileOnce((on, { least, page }: { least: number; page: string }) =>
    on
      .selectFrom("visit")
      .select((row) =>
        row.case().when("count", ">=", least).then("many").else("few").end().as("how"),
      )
      .where("page", "=", page),
  );
  return { db, built, add, count };
}

describe.each(engines)("on %s", (engine) => {
  test("each call binds its own values", async () => {
    const { db, built, add, count } = await setUp(engine);
    await add(db, [view("/a", 1), view("/b", 20)]);
    await add(db, [view("/c", 3), view("/d", 40)]);
    expect(built.count).toBe(1);
    expect(await count(db, { page: "/d", least: 10 })).toEqual([{ how: "many" }]);
    expect(await count(db, { least: 10, page: "/c" })).toEqual([{ how: "few" }]);
    expect(await count(db, { least: 2, page: "/c" })).toEqual([{ how: "many" }]);
  });

  test("a different number of records compiles another query", async () => {
    const { db, add } = await setUp(engine);
    await add(db, [view("/a", 1)]);
    await add(db, [view("/b", 2), view("/c", 3)]);
    const pages = await db.selectFrom("visit").select("page").orderBy("page").execute();
    expect(pages).toEqual([{ page: "/a" }, { page: "/b" }, { page: "/c" }]);
  });
});
