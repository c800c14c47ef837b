import { describe, expect, test } from "vitest";
import { openSiteOfCommands, runCommand } from "#test/support/site/command-line.ts";
import { engines } from "#test/support/site/databases.ts";
import { referencesIn, storeApplications, storeEnquiries } from "#test/support/records/records.ts";

test("records older than the configured days are removed on each run", async () => {
  const { db, ...site } = await openSiteOfCommands("SQLite");
  await storeEnquiries(db, {});
  await storeApplications(db, {});
  const env = { ...site.env, RETENTION_APPLICATION_DAYS: "10", RETENTION_ENQUIRY_DAYS: "20" };
  const runAfter = (days: number) =>
    runCommand({ env, now: () => days * 86_400_000 }, "retention", "run");
  expect(await runAfter(10)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("applications 0, enquiries 0"),
  });
  expect((await runAfter(11)).stdout).toContain("applications 1, enquiries 0");
  expect((await runAfter(21)).stdout).toContain("applications 0, enquiries 1");
});

describe.each(engines)("on %s, with a clock three years ahead", (engine) => {
  const ahead = 3 * 365 * 86_400_000;

  async function siteOfSixty() {
    const { db, env } = await openSiteOfCommands(engine);
    await storeEnquiries(db, ...Array.from({ length: 60 }, (_, i) => ({ reference: `E-${i}` })));
    const count = async () => (await referencesIn(db, "enquiry")).length;
    const run = (answer: string | undefined, ...options: string[]) =>
      runCommand(
        { env, now: () => ahead, ...(answer !== undefined && { answer }) },
        ...["retention", "run", ...options],
      );
    return { count, run };
  }

  test("the command refuses with the figures until it is confirmed twice", async () => {
    const { count, run } = await siteOfSixty();
    for (const options of [[], ["--yes"]]) {
      const refused = await run(undefined, ...options);
      expect(refused).toMatchObject({ code: 1, stdout: "" });
      expect(refused.stderr).toContain(
        "60 of 60 enquiries would be deleted, by a clock that says 1972-12-31T00:00:00.000Z. They were not.",
      );
    }
    expect(await run(undefined, "--unusual")).toMatchObject({ code: 2, stdout: "" });
    expect(await run("no", "--unusual")).toMatchObject({ code: 1, stdout: "" });
    expect(await count()).toBe(60);
  });

  test.each([
    { answer: "YES", options: ["--unusual"] },
    { answer: undefined, options: ["--unusual", "--yes"] },
  ])("confirmed twice ($answer, $options) it deletes", async ({ answer, options }) => {
    const { count, run } = await siteOfSixty();
    const done = await run(answer, ...options);
    // On PostgreSQL the test's bucket is unreachable, but its files are deleted last.
    expect(done.stderr).not.toContain("They were not");
    expect(await count()).toBe(0);
  });
});
