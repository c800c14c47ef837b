import { describe, expect, test, vi } from "vitest";
import { dayMs } from "#domain/time/nairobi-time.ts";
import { recordedLog } from "#test/support/content/careers.ts";
import { type Engine, engines, openTestDatabase } from "#test/support/site/databases.ts";
import { mostReadPages } from "./visit.store.ts";
import { createVisits } from "./visits.service.ts";

const event = "page_view";
// Half an hour before midnight in Nairobi.
const evening = Date.parse("2026-10-01T20:30:00Z");

async function setUp(engine: Engine) {
  const db = await openTestDatabase(engine);
  const clock = { now: evening };
  const { log, lines } = recordedLog();
  const open = () => createVisits({ db, now: () => clock.now, log });
  const rows = () =>
    db.selectFrom("visit").selectAll().orderBy("day").orderBy("page").orderBy("event").execute();
  return { db, clock, lines, open, visits: open(), rows };
}

describe.each(engines)("on %s", (engine) => {
  test("visits are added up by day, page and event", async () => {
    const { visits, clock, rows } = await setUp(engine);
    visits.count({ page: "/", event });
    visits.count({ page: "/", event });
    visits.count({ page: "/", event: "film" });
    await visits.flush();
    visits.count({ page: "/", event });
    clock.now += dayMs / 24;
    visits.count({ page: "/", event });
    await visits.flush();
    expect(await rows()).toEqual([
      { day: "2026-10-01", page: "/", event: "film", count: 1 },
      { day: "2026-10-01", page: "/", event, count: 3 },
      { day: "2026-10-02", page: "/", event, count: 1 },
    ]);
  });

  test("several processes that write at once lose no counts", async () => {
    const { open, rows } = await setUp(engine);
    const processes = Array.from({ length: 8 }, open);
    const pages = Array.from({ length: 700 }, (_, place) => `/page-${place}`);
    for (const [place, visits] of processes.entries()) {
      const inItsOwnOrder = place % 2 === 0 ? pages : pages.toReversed();
      for (const page of inItsOwnOrder) visits.count({ page, event });
    }
    await Promise.all(processes.map((visits) => visits.flush()));
    const counts = (await rows()).map(({ count }) => count);
    expect(counts).toHaveLength(700);
    expect(new Set(counts)).toEqual(new Set([8]));
  });

  test("during a database error visits are held, the error is logged once, and they are counted afterwards", async () => {
    const { db, visits, rows, lines } = await setUp(engine);
    await db.schema.alterTable("visit").renameTo("away").execute();
    visits.count({ page: "/", event });
    await visits.flush();
    visits.count({ page: "/", event });
    await visits.flush();
    expect(lines).toMatchObject([{ level: 40, msg: "Visits cannot be counted now" }]);
    await db.schema.alterTable("away").renameTo("visit").execute();
    visits.count({ page: "/about-us", event });
    await visits.flush();
    expect(await rows()).toMatchObject([
      { page: "/", count: 2 },
      { page: "/about-us", count: 1 },
    ]);
    expect(lines).toHaveLength(2);
  });

  test("the most read pages are those of the last days, by views alone", async () => {
    const { db, visits, clock } = await setUp(engine);
    const look = (page: string, times: number, what = event) => {
      for (let time = 0; time < times; time += 1) visits.count({ page, event: what });
    };
    look("/long-ago", 9);
    await visits.flush();
    clock.now += 7 * dayMs;
    look("/", 2);
    look("/hfc", 3);
    look("/careers", 1);
    look("/films", 9, "film");
    await visits.flush();
    const read = (most: number) => mostReadPages(db, { days: 7, now: clock.now, most });
    expect(await read(9)).toEqual(["/hfc", "/", "/careers"]);
    expect(await read(1)).toEqual(["/hfc"]);
  });
});

test("searches without results are counted by term, and do not use up the limit for pages", async () => {
  const { visits, rows } = await setUp("SQLite");
  const letters = "abcdefghijklmnopqrstuvwxyz";
  for (const first of letters) for (const last of letters) visits.countUnfound(`${first} ${last}`);
  visits.countUnfound(" A  A");
  visits.countUnfound("0712345678");
  visits.count({ page: "/", event });
  await visits.flush();
  const counted = await rows();
  expect(counted).toHaveLength(314);
  expect(counted).toContainEqual({ day: "2026-10-01", page: "/", event, count: 1 });
  expect(counted).toContainEqual({
    day: "2026-10-01",
    page: "a a",
    event: "search_unfound",
    count: 2,
  });
  expect(counted).toContainEqual({
    day: "2026-10-01",
    page: "(other)",
    event: "search_unfound",
    count: 364,
  });
});

test("invented terms in one hour do not use up the next hour's limit", async () => {
  const { visits, clock, rows } = await setUp("SQLite");
  clock.now = Date.parse("2026-10-01T21:30:00Z");
  for (let n = 0; n < 500; n += 1)
    visits.countUnfound(`${"a".repeat(n % 50)} ${"b".repeat(n / 50)}`);
  visits.countUnfound("mikopo ya shamba");
  clock.now += dayMs / 24;
  visits.countUnfound("mikopo ya gari");
  await visits.flush();
  const terms = (await rows()).map(({ page }) => page);
  expect(terms).not.toContain("mikopo ya shamba");
  expect(terms).toContain("mikopo ya gari");
});

test("the number of waiting visits is limited, however long the database fails", async () => {
  const { db, visits, clock, rows } = await setUp("SQLite");
  await db.schema.alterTable("visit").renameTo("away").execute();
  for (let day = 0; day < 12; day += 1) {
    for (let page = 0; page < 2000; page += 1) visits.count({ page: `/${page}`, event });
    clock.now += dayMs;
  }
  await visits.flush();
  await db.schema.alterTable("away").renameTo("visit").execute();
  await visits.flush();
  expect(await rows()).toHaveLength(20_000);
});

test("visits are written together, within a second", async () => {
  const { visits, rows } = await setUp("SQLite");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    visits.count({ page: "/", event });
    vi.advanceTimersByTime(900);
    visits.count({ page: "/", event });
    vi.advanceTimersByTime(99);
    expect(await rows()).toEqual([]);
    vi.advanceTimersByTime(1);
    const isWritten = async () => expect(await rows()).toMatchObject([{ count: 2 }]);
    await vi.waitFor(isWritten);
  } finally {
    vi.useRealTimers();
  }
});
