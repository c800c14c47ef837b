import { expect, test } from "vitest";
import { openSiteOfCommands, runCommand } from "#test/support/command-line.ts";
import { applicationRow, enquiryRow } from "#test/support/records.ts";

test("what the configuration keeps no longer is removed, as often as one asks", async () => {
  const { db, ...site } = await openSiteOfCommands("SQLite");
  await db.insertInto("enquiry").values(enquiryRow()).execute();
  await db.insertInto("application").values(applicationRow()).execute();
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
