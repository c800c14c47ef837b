import { expect, test } from "vitest";
import { hoursLines } from "./hours-lines.ts";
import { content } from "#test/support/content/content.ts";

const { waysToBank: texts } = content;

test("hours have a line for each kind of day", () => {
  const lines = hoursLines(texts.hours, { texts, language: "en" });
  expect(lines.map((line) => line.replaceAll("\u00a0", " "))).toEqual([
    "Monday to Friday, 8:30 am to 4 pm",
    "Saturday, 8:30 am to noon",
  ]);
});
