import { expect, test } from "vitest";
import { daysUntil, formatDay, formatDays, formatMonth } from "./days.ts";

test.each([
  ["2026-12-12", "12 December 2026"],
  ["2026-02-01", "1 February 2026"],
  ["2028-02-29", "29 February 2028"],
])("%s is formatted as %s", (day, words) => {
  expect(formatDay(day)).toBe(words);
});

test.each([
  ["2026-12-12", "2026-11-21T12:00:00+03:00", 21],
  ["2026-11-21", "2026-11-21T00:00:00+03:00", 0],
  ["2026-11-21", "2026-11-21T23:59:59.999+03:00", 0],
  ["2026-11-21", "2026-11-22T00:00:00+03:00", -1],
  // Still the day before in Greenwich.
  ["2026-11-22", "2026-11-21T21:30:00Z", 0],
  ["2028-03-01", "2028-02-28T12:00:00+03:00", 2],
  ["2027-03-01", "2027-02-28T12:00:00+03:00", 1],
])("days are counted in Nairobi from now to %s, at %s: %d", (day, moment, days) => {
  expect(daysUntil(day, Date.parse(moment))).toBe(days);
});

test("a range of days names a shared month once, without a dash", () => {
  expect(formatDays("2024-10-24", "2024-10-25")).toBe("24 to 25 October 2024");
  expect(formatDays("2024-11-30", "2024-12-02")).toBe("30 November to 2 December 2024");
});

test("Kiswahili has names of its own for the months", () => {
  expect(formatDay("2026-12-12", "sw")).toBe("12 Desemba 2026");
  expect(formatMonth("2026-10", "sw")).toBe("Oktoba 2026");
  expect(formatMonth("2026-10")).toBe("October 2026");
});
