import { expect, test } from "vitest";
import { lastNairobiMonths } from "./nairobi-months.ts";

const hour = 3_600_000;
const newYear = Date.parse("2027-01-01T00:00+03:00");

test("a month begins at midnight in Nairobi", () => {
  expect(lastNairobiMonths(newYear, 1).map(({ name }) => name)).toEqual(["2027-01"]);
  expect(lastNairobiMonths(newYear - 1, 1).map(({ name }) => name)).toEqual(["2026-12"]);
});

test("each month ends where the next begins, over the end of a year", () => {
  const [january, december, november] = lastNairobiMonths(newYear, 3);
  expect(december).toEqual({ name: "2026-12", from: newYear - 31 * 24 * hour, until: newYear });
  expect(january?.until).toBe(newYear + 31 * 24 * hour);
  expect(november?.until).toBe(december?.from);
});
