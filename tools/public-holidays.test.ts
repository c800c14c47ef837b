import { expect, test } from "vitest";
import { keptHolidays, listHolidays } from "./public-holidays.ts";
import { toHolidays } from "#model/branches/public-holidays.ts";
import { content } from "#test/support/content/content.ts";

const { publicHolidays } = content;

test.each([
  ["2026-04-03", "Good Friday"],
  ["2026-04-06", "Easter Monday"],
  ["2026-03-20", "Idd-ul-Fitr"],
  ["2026-05-27", "Idd-ul-Azha"],
  ["2026-10-10", "Mazingira Day"],
  ["2026-12-26", "Boxing Day"],
  ["2027-01-01", "New Year's Day"],
  // Holidays moved from a Sunday: to Monday, and past Boxing Day to Tuesday.
  ["2025-06-02", "Madaraka Day"],
  ["2027-12-13", "Jamhuri Day"],
  ["2022-12-26", "Boxing Day"],
  ["2022-12-27", "Christmas Day"],
])("%s is %s", (day, name) => {
  expect(publicHolidays.get(day)).toBe(name);
});

test.each(["2026-11-21", "2026-06-02", "2027-12-14"])("%s is not a holiday", (day) => {
  expect(publicHolidays.has(day)).toBe(false);
});

test("editors can correct a date that depends on the moon", () => {
  const calendar = [{ day: "2026-03-20", name: "Idd-ul-Fitr" }];
  const added = [{ day: "2026-03-21", name: "Idd-ul-Fitr" }];
  const moved = toHolidays(calendar, { removed: ["2026-03-20"], added });
  expect([...moved]).toEqual([["2026-03-21", "Idd-ul-Fitr"]]);
});

test("the list equals the generator's output", () => {
  expect(keptHolidays()).toEqual(listHolidays());
});
