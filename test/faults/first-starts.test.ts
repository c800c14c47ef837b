import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { engines } from "#test/support/site/databases.ts";
import { eventually } from "#test/support/eventually.ts";
import { isOk } from "#test/support/faults/server-process.ts";
import { ask } from "#test/support/faults/visitors.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

const together = 4;

test.each(engines)("four servers start at once on nothing: %s", async (engine) => {
  // Without a secret, if they may create one: they must then agree on it.
  const site = await layOutSite(engine, engine === "SQLite" ? { APP_SECRET: "" } : {});
  const servers = await Promise.all(Array.from({ length: together }, () => site.start()));
  const jobs = await Promise.all(
    servers.map(async ({ origin }) => {
      await eventually(`${origin} is ready`, () => isOk(`${origin}/readyz`));
      return (await ask(`${origin}/api/careers/job/all`)).envelope.data;
    }),
  );
  // The specimens were loaded once, and each server shows the same.
  expect(jobs[0]).toHaveLength(content.specimenJobs.length);
  for (const shown of jobs) expect(shown).toEqual(jobs[0]);
});
