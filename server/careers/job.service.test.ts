import { describe, expect, test } from "vitest";
import { engines, openTestDatabase } from "#test/support/site/databases.ts";
import { newJob } from "#test/support/content/jobs.ts";
import { createJobs } from "./job.service.ts";
import { importJobs, loadJobs, setJobStatus } from "./job.store.ts";

const minute = 60_000;
const start = Date.parse("2026-11-30T12:00:00+03:00");
const firstPage = { pageNo: 0, pageSize: 100 };

async function setUp(engine: (typeof engines)[number]) {
  const db = await openTestDatabase(engine);
  const clock = { now: start };
  const jobs = createJobs({ db, now: () => clock.now });
  const listed = async (page = firstPage) => {
    const { jobs: list, total } = await jobs.list(page);
    return { ids: list.map(({ id }) => id), total };
  };
  return { db, clock, jobs, listed };
}

describe.each(engines)("on %s", (engine) => {
  test("a job is read back unchanged", async () => {
    const { db, jobs } = await setUp(engine);
    const job = newJob({ title: "Mhasibu — Ng'ang'a \"&\" 😀", accountabilities: ["a", 'b "c"'] });
    await importJobs(db, [job], start);
    const createdAt = "2026-11-30T09:00:00.000Z";
    expect(await loadJobs(db)).toEqual([{ ...job, createdAt }]);
    expect(await jobs.find(job.id)).toEqual({ job: { ...job, createdAt }, isOpen: true });
  });

  test("published jobs are listed, the newest first, then by id, a page at a time; drafts are not found", async () => {
    const { db, jobs, listed } = await setUp(engine);
    await importJobs(db, [newJob({ id: "old" })], start - minute);
    await importJobs(db, [newJob({ id: "b" }), newJob({ id: "a" })], start);
    const hidden = [
      newJob({ id: "draft", status: "draft" }),
      newJob({ id: "c", status: "closed" }),
    ];
    await importJobs(db, hidden, start);
    expect(await listed()).toEqual({ ids: ["a", "b", "old"], total: 3 });
    expect(await listed({ pageNo: 0, pageSize: 2 })).toEqual({ ids: ["a", "b"], total: 3 });
    expect(await listed({ pageNo: 1, pageSize: 2 })).toEqual({ ids: ["old"], total: 3 });
    expect(await listed({ pageNo: 2, pageSize: 2 })).toEqual({ ids: [], total: 3 });
    expect(await loadJobs(db)).toHaveLength(5);
    for (const id of ["draft", "nothing", "__proto__", "a\0b"])
      expect(await jobs.find(id)).toBeUndefined();
    expect(await jobs.find("c")).toMatchObject({ job: { id: "c" }, isOpen: false });
  });

  test("a job leaves the list at the end of its last day in Nairobi, even while cached", async () => {
    const { db, clock, jobs, listed } = await setUp(engine);
    clock.now = Date.parse("2026-11-30T23:59:00+03:00");
    await importJobs(db, [newJob()], clock.now);
    expect(await listed()).toEqual({ ids: ["teller"], total: 1 });
    clock.now += minute;
    expect(await listed()).toEqual({ ids: [], total: 0 });
    expect(await jobs.find("teller")).toMatchObject({ job: { id: "teller" }, isOpen: false });
  });

  test("jobs are cached for 15 minutes, or until a change is reported", async () => {
    const { db, clock, jobs, listed } = await setUp(engine);
    await importJobs(db, [newJob({ id: "first" })], start);
    expect((await listed()).ids).toEqual(["first"]);
    await importJobs(db, [newJob({ id: "second" })], start);
    clock.now += 15 * minute - 1;
    expect((await listed()).ids).toEqual(["first"]);
    clock.now += 1;
    expect((await listed()).ids).toEqual(["first", "second"]);
    await setJobStatus(db, "first", "closed", clock.now);
    jobs.empty();
    expect((await listed()).ids).toEqual(["second"]);
  });

  test("an error is thrown and not cached; a cached list is still served during an error", async () => {
    const { db, clock, listed } = await setUp(engine);
    const mislay = () => db.schema.alterTable("job").renameTo("mislaid").execute();
    const find = () => db.schema.alterTable("mislaid").renameTo("job").execute();
    await mislay();
    await expect(listed()).rejects.toThrow("job");
    await find();
    expect(await listed()).toEqual({ ids: [], total: 0 });
    await mislay();
    expect(await listed()).toEqual({ ids: [], total: 0 });
    clock.now += 15 * minute;
    await expect(listed()).rejects.toThrow("job");
  });

  test("importing an id again changes the job, and not the day it was made", async () => {
    const { db } = await setUp(engine);
    await importJobs(db, [newJob()], start);
    await importJobs(db, [newJob({ title: "Senior teller", status: "draft" })], start + minute);
    expect(await loadJobs(db)).toMatchObject([
      { title: "Senior teller", status: "draft", createdAt: "2026-11-30T09:00:00.000Z" },
    ]);
  });
});

test("simultaneous requests share one load", async () => {
  const { db, jobs } = await setUp("SQLite");
  await importJobs(db, [newJob()], start);
  const answers = await Promise.all(Array.from({ length: 20 }, () => jobs.find("teller")));
  // The same object: it was read once.
  expect(new Set(answers.map((found) => found?.job)).size).toBe(1);
});

test("a load that began before a change is not kept after it", async () => {
  const { db, jobs, listed } = await setUp("SQLite");
  const before = listed();
  jobs.empty();
  await importJobs(db, [newJob()], start);
  await before;
  expect((await listed()).ids).toEqual(["teller"]);
});
