import { expect, test } from "vitest";
import { namesOf } from "#domain/forms/field.ts";
import { applicationFields } from "#domain/forms/job-application.ts";
import { content } from "#test/support/content/content.ts";
import { sampleAnswers } from "#test/support/records/sample-answers.ts";
import { inFormOrder, noValues, readValues } from "./application-values.ts";
import { checkValues } from "./check-values.ts";
import { deletionDay } from "../receipt/receipt.tsx";
import { readCode } from "#domain/forms/phone-code.ts";
import { formatPhone } from "../application-view.ts";

const texts = content.applicationMessages;
const { fields } = texts;
const asked = { now: Date.UTC(2026, 10, 25), isTraineeship: false };

test("an empty form has errors for one education and none for work", () => {
  const names = inFormOrder(checkValues(noValues, "254712345678", texts, asked)).map(
    ([name]) => name,
  );
  expect(names).toEqual([
    ...namesOf(applicationFields).filter((name) => sampleAnswers[name] !== ""),
    "education.0.institution",
    "education.0.award",
    "education.0.discipline",
    "education.0.grade",
    "education.0.startDate",
  ]);
});

test("errors of rows are in order, and that of a whole list is at its first field", () => {
  expect(
    inFormOrder({
      cv: "cv",
      "education.1.award": "second",
      "education.0.award": "first",
      workExperience: "jobs",
      phone: "elsewhere",
    }),
  ).toEqual([
    ["education.0.award", "first"],
    ["education.1.award", "second"],
    ["workExperience.0.title", "jobs"],
    ["cv", "cv"],
  ]);
});

test("error messages contain their limits", () => {
  const values = readValues(new Map([["firstName", "a".repeat(101)]]));
  expect(checkValues(values, "254712345678", texts, asked)["firstName"]).toBe(
    fields.firstName.tooLong?.replace("{max}", "100"),
  );
});

test.each([
  ["123456", { otp: "123456" }],
  [" 123 456 ", { otp: "123456" }],
  ["", { error: "missing" }],
  ["  ", { error: "missing" }],
  ["12345", { error: "invalid" }],
  ["12345a", { error: "invalid" }],
  ["1234567", { error: "invalid" }],
])("%o as a code", (typed, read) => {
  expect(readCode(typed)).toEqual(read);
});

test("an application is deleted in the first night after a full year", () => {
  expect(deletionDay("2026-11-21", 365)).toBe("2027-11-22");
  expect(deletionDay("2027-12-30", 1)).toBe("2028-01-01");
});

test("a phone number is shown in national form", () => {
  expect(formatPhone("254712345678")).toBe("0712 345 678");
});
