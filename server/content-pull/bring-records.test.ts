import { describe, expect, test } from "vitest";
import { newJob } from "#test/support/content/jobs.ts";
import { content } from "#test/support/content/content.ts";
import { engines, openTestDatabase } from "#test/support/site/databases.ts";
import { importJobs, loadJobs, setJobStatus } from "../careers/job.store.ts";
import { seedSpecimenJobs } from "../careers/job-specimens.ts";
import { loadRates, replaceRates } from "../exchange-rates/exchange-rate.store.ts";
import { bringRecords } from "./bring-records.ts";
import type { Imported } from "./state.ts";

const noon = Date.parse("2026-11-26T12:00:00+03:00");
const rates = [{ currency: "USD", buy: 128.5, sell: 130.25 }];
const ratesOf = (asOf: string) =>
  ({ provenance: "bank", source: "Treasury", asOf, rates }) as const;
const { exchangeRates: exampleRates, specimenJobs } = content;
const own = (more = {}) =>
  newJob({ id: "teller", status: "published", provenance: "bank", ...more });

async function setUp(engine: (typeof engines)[number]) {
  const db = await openTestDatabase(engine);
  let imported: Imported | undefined;
  let commits = 0;
  return {
    db,
    again: async (
      files: Partial<Pick<typeof content, "ownJobs" | "specimenJobs" | "exchangeRates">>,
      { now = noon, commit = `c${(commits += 1)}` } = {},
    ) => {
      const load = async () => ({
        ...{ ownJobs: [], specimenJobs: [], exchangeRates: exampleRates },
        ...files,
      });
      const shown = { commit, contentFolder: "", imported };
      imported = await bringRecords(shown, { load, db: async () => db, now });
    },
    statuses: async () => (await loadJobs(db)).map(({ id, status }) => `${id} ${status}`),
  };
}

describe.each(engines)("on %s", (engine) => {
  test("a job is published, changed, and closed when its file is removed", async () => {
    const { db, again, statuses } = await setUp(engine);
    await again({ ownJobs: [own()] });
    expect(await statuses()).toEqual(["teller published"]);
    await again({ ownJobs: [own({ title: "Head teller" })] });
    expect(await loadJobs(db)).toMatchObject([{ title: "Head teller", provenance: "bank" }]);
    await again({});
    expect(await statuses()).toEqual(["teller closed"]);
    await again({ ownJobs: [own()] });
    expect(await statuses()).toEqual(["teller published"]);
  });

  test("an operator's change stays until the file changes, and other jobs are not touched", async () => {
    const { db, again, statuses } = await setUp(engine);
    await importJobs(db, [newJob({ id: "driver", status: "published" })], noon - 1);
    await again({ ownJobs: [own()] });
    await setJobStatus(db, "teller", "closed", noon);
    await again({ ownJobs: [own()] });
    expect(await statuses()).toEqual(["teller closed", "driver published"]);
    await again({ ownJobs: [own({ title: "Head teller" })] });
    expect(await statuses()).toEqual(["teller published", "driver published"]);
  });

  test("only the server adds the examples, and they are closed when their file is removed", async () => {
    const { db, again, statuses } = await setUp(engine);
    await again({ specimenJobs });
    expect(await statuses()).toEqual([]);
    await seedSpecimenJobs({ db, now: () => noon, jobs: specimenJobs });
    await again({ ownJobs: [own()] });
    expect((await statuses()).filter((each) => each.endsWith("published"))).toEqual([
      "teller published",
    ]);
  });

  test("the bank's rates are imported with their date, and an operator's stay until the file changes", async () => {
    const { db, again } = await setUp(engine);
    await again({});
    expect(await loadRates(db)).toBeUndefined();
    await again({ exchangeRates: ratesOf("2026-11-26") });
    const asOf = "2026-11-25T21:00:00.000Z";
    const board = { provenance: "bank", source: "Treasury", rates, asOf };
    expect(await loadRates(db)).toEqual(board);
    const byHand = { ...board, source: "By hand", provenance: "bank" } as const;
    await replaceRates(db, byHand);
    await again({ exchangeRates: ratesOf("2026-11-26") });
    expect(await loadRates(db)).toEqual(byHand);
  });

  test("rates with a future date are imported on that date", async () => {
    const { db, again } = await setUp(engine);
    const tomorrow = { exchangeRates: ratesOf("2026-11-27"), ownJobs: [own()] };
    await again(tomorrow, { commit: "a" });
    expect(await loadRates(db)).toBeUndefined();
    await again(tomorrow, { commit: "a", now: Date.parse("2026-11-27T00:00:00+03:00") });
    expect(await loadRates(db)).toMatchObject({ asOf: "2026-11-26T21:00:00.000Z" });
  });
});

test("an import is not repeated, and without jobs or rates the database is not opened", async () => {
  const never = () => Promise.reject(new Error("not needed"));
  const imported = { commit: "a", jobs: {} };
  const shown = { commit: "a", contentFolder: "", imported };
  expect(await bringRecords(shown, { load: never, db: never, now: noon })).toBe(imported);
  const load = async () => ({ ownJobs: [], specimenJobs, exchangeRates: exampleRates });
  const first = { ...shown, imported: undefined };
  expect(await bringRecords(first, { load, db: never, now: noon })).toMatchObject({ commit: "a" });
});
