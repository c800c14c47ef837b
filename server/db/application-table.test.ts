import { expect, test } from "vitest";
import { namesOf } from "#domain/forms/field.ts";
import { applicationFields } from "#domain/forms/job-application.ts";
import { openTestDatabase } from "#test/support/databases.ts";

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

test("the table of applications has a column for each field", async () => {
  const db = await openTestDatabase("SQLite");
  const table = (await db.introspection.getTables()).find(({ name }) => name === "application");
  const columns = table?.columns.map(({ name }) => camelCase(name)) ?? [];
  const others = [
    ...["reference", "jobId", "jobTitle", "phone", "education", "workExperience", "cvKey"],
    ...["cvName", "cvType", "cvBytes", "cvScan", "proofId", "idempotencyKey", "createdAt"],
  ];
  expect(columns.sort()).toEqual([...namesOf(applicationFields), ...others].sort());
});
