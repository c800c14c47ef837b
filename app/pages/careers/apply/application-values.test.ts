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

test("rows that are blank are left out, wherever they stand", () => {
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

test("what is written is read back the same", () => {
  const values = readValues(filled);
  expect(readValues(new Map(toFields(values)))).toEqual(values);
});

test.each(["", "{", "7", "null", '{"a":1}', "[1, null, {}]", '[{"award": 7}]', '[{"other": "x"}]'])(
  "a list that is none (%s) is empty",
  (json) => {
    expect(readValues(new Map([["education", json]])).education).toEqual([]);
  },
);

test("no more rows are read than there may be", () => {
  const rows = Array.from({ length: 1000 }, (_, i) => ({ institution: `School ${i}` }));
  const sent = new Map([["education", JSON.stringify(rows)]]);
  expect(readValues(sent).education).toHaveLength(20);
});

test("a file where a text should be is no text", () => {
  expect(readValues(new Map([["firstName", new Blob(["x"])]])).firstName).toBe("");
});

test("the rows that a form showed are counted, blank ones too", () => {
  expect(countShownRows(filled, "education")).toBe(2);
  expect(countShownRows(filled, "workExperience")).toBe(1);
});

test("a form is blank until something is in it", () => {
  expect(isBlank(readValues(new Map()))).toBe(true);
  expect(isBlank(readValues(filled))).toBe(false);
});
