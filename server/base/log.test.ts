import { pino } from "pino";
import { expect, test } from "vitest";
import { dataRequestFields } from "#domain/forms/data-request.ts";
import { enquiryFields, visitorFields } from "#domain/forms/enquiry-fields.ts";
import { applicationFields } from "#domain/forms/job-application.ts";
import { lineOptions } from "./log.ts";

test.each([
  ["an application", applicationFields],
  ["what visitors fill in", visitorFields],
  ["an enquiry", enquiryFields],
  ["a request about data", dataRequestFields],
])("the log redacts %s, even if it is passed in", (_, fields) => {
  const lines: string[] = [];
  const log = pino(lineOptions, { write: (line) => void lines.push(line) });
  log.info(Object.fromEntries(Object.keys(fields).map((name) => [name, "Wanjikũ"])));
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain("Wanjikũ");
});
