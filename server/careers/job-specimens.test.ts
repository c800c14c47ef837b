import { describe, expect, test } from "vitest";
import { dayMs } from "#domain/time/nairobi-time.ts";
import { content } from "#test/support/content/content.ts";
import { newJob } from "#test/support/content/jobs.ts";
import { engines, openTestDatabase } from "#test/support/site/databases.ts";
import { seedSpecimenJobs } from "./job-specimens.ts";
import { importJobs, loadJobs } from "./job.store.ts";

const { specimenJobs: specimens } = content;
const start = Date.parse("2026-10-01T22:00:00Z");

describe.each(engines)("on %s", (engine) => {
  test("four processes that start at once add them once, marked and with a deadline ahead", async () => {
    const db = await openTestDatabase(engine);
    const seed = () => seedSpecimenJobs({ db, now: () => start, jobs: specimens });
    await Promise.all([seed(), seed(), seed(), seed()]);
    const jobs = await loadJobs(db);
    expect(jobs.map(({ id }) => id).sort()).toEqual(specimens.map(({ id }) => id).sort());
    expect(jobs.every((job) => job.provenance === "specimen" && job.status === "published")).toBe(
      true,
    );
    // In Nairobi the first start is already on 2 October.
    const firstDay = Date.parse("2026-10-02");
    const deadlines = specimens.map(({ id, deadlineInDays }) => [
      id,
      new Date(firstDay + deadlineInDays * dayMs).toISOString().slice(0, 10),
    ]);
    expect(jobs.map((job) => [job.id, job.applicationDeadline]).sort()).toEqual(deadlines.sort());
  });

  test("specimen jobs do not come back once they are removed", async () => {
    const db = await openTestDatabase(engine);
    await seedSpecimenJobs({ db, now: () => start, jobs: specimens });
    await db.deleteFrom("job").execute();
    await seedSpecimenJobs({ db, now: () => start + dayMs, jobs: specimens });
    expect(await loadJobs(db)).toEqual([]);
  });

  test("specimen jobs are not added beside jobs of the bank", async () => {
    const db = await openTestDatabase(engine);
    await importJobs(db, [newJob()], start);
    await seedSpecimenJobs({ db, now: () => start, jobs: specimens });
    expect((await loadJobs(db)).map(({ id }) => id)).toEqual(["teller"]);
  });
});
