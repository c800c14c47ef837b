import { expect, test } from "vitest";
import { countShownRows, isBlank, readValues, toFields } from "./application-values.ts";

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
