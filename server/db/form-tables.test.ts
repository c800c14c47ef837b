import { expect, test } from "vitest";
import { dataRequestFields } from "#domain/forms/data-request.ts";
import { enquiryFields } from "#domain/forms/enquiry-fields.ts";
import { namesOf } from "#domain/forms/field.ts";
import { applicationFields } from "#domain/forms/job-application.ts";
import { openTestDatabase } from "#test/support/site/databases.ts";

const ofApplication = [
  ...["reference", "jobId", "jobTitle", "phone", "education", "workExperience", "cvKey"],
  ...["cvName", "cvType", "cvBytes", "cvScan", "proofId", "idempotencyKey", "createdAt"],
];
const ofComplaint = ["answerDueDay", "acknowledgedAt", "closedAt"];
const ofEnquiry = ["reference", "idempotencyKey", "fingerprint", "createdAt", ...ofComplaint];
const ofDataRequest = ["reference", "fingerprint", "dueDay", "outcome", "closedAt", "createdAt"];

const ofRequestForm = namesOf(dataRequestFields).filter((name) => name !== "fullname");

test.each([
  ["application", namesOf(applicationFields), ofApplication],
  ["enquiry", namesOf(enquiryFields), ofEnquiry],
  ["data_request", ["name", ...ofRequestForm], ofDataRequest],
])("the table %s has a column for each field of its form", async (name, fields, others) => {
  const db = await openTestDatabase("SQLite");
  const table = (await db.introspection.getTables()).find((each) => each.name === name);
  const columns = table?.columns.map((column) => camelCase(column.name)) ?? [];
  expect(columns.sort()).toEqual([...fields, ...others].sort());
});

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
