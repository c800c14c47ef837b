import { expect, test } from "vitest";
import { applicationFields } from "#domain/forms/job-application.ts";
import { namesOf } from "#domain/forms/field.ts";
import { content } from "#test/support/content/content.ts";
import { sampleAnswers } from "#test/support/records/sample-answers.ts";
import { deletionDay } from "../receipt/receipt.tsx";
import { checkValues } from "../taking/take-step.ts";
import {
  countShownRows,
  inFormOrder,
  isBlank,
  noValues,
  readValues,
  toFields,
} from "./application-values.ts";

const filled = new URLSearchParams([
  ["firstName", "Wanjiku"],
  ["resident", "false"],
  ["education.0.institution", ""],
  ["education.0.award", ""],
  ["education.1.institution", "Maseno University"],
  ["education.1.award", "Degree"],
  ["workExperience.0.title", ""],
]);

test("blank rows are left out at any position", () => {
  const values = readValues(filled);
  expect(values.firstName).toBe("Wanjiku");
  expect(values.education).toEqual([
    {
      institution: "Maseno University",
      award: "Degree",
      discipline: "",
      grade: "",
      startDate: "",
      endDate: "",
    },
  ]);
  expect(values.workExperience).toEqual([]);
});

test("written values are read back the same", () => {
  const values = readValues(filled);
  expect(readValues(new Map(toFields(values)))).toEqual(values);
});

test.each(["", "{", "7", "null", '{"a":1}', "[1, null, {}]", '[{"award": 7}]', '[{"other": "x"}]'])(
  "an invalid list (%s) is read as empty",
  (json) => {
    expect(readValues(new Map([["education", json]])).education).toEqual([]);
  },
);

test("rows are read up to the limit", () => {
  const rows = Array.from({ length: 1000 }, (_, i) => ({ institution: `School ${i}` }));
  const sent = new Map([["education", JSON.stringify(rows)]]);
  expect(readValues(sent).education).toHaveLength(20);
});

test("a file in place of a text counts as empty", () => {
  expect(readValues(new Map([["firstName", new Blob(["x"])]])).firstName).toBe("");
});

test("the rows that a form showed are counted, with blank ones", () => {
  expect(countShownRows(filled, "education")).toBe(2);
  expect(countShownRows(filled, "workExperience")).toBe(1);
});

test("a form is blank until it has a value", () => {
  expect(isBlank(readValues(new Map()))).toBe(true);
  expect(isBlank(readValues(filled))).toBe(false);
});

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

test("an application is deleted in the first night after a full year", () => {
  expect(deletionDay("2026-11-21", 365)).toBe("2027-11-22");
  expect(deletionDay("2027-12-30", 1)).toBe("2028-01-01");
});
