import { expect, test } from "vitest";
import { loadContent } from "#content/load.ts";
import { publicHolidays } from "./public-holidays.ts";

const { holidays: words } = loadContent().waysToBank;
const holidaysIn = (year: number) => publicHolidays(Date.parse(`${year}-06-15`), words);

test.each([
  [2026, "2026-04-03", "Good Friday"],
  [2026, "2026-04-06", "Easter Monday"],
  [2026, "2026-03-20", "Idd-ul-Fitr"],
  [2026, "2026-05-27", "Idd-ul-Azha"],
  [2026, "2026-10-10", "Mazingira Day"],
  [2026, "2026-12-26", "Boxing Day"],
  // Of the next year, for those who ask in December.
  [2026, "2027-01-01", "New Year's Day"],
  // Sundays that moved: to Monday, and over Boxing Day to Tuesday.
  [2025, "2025-06-02", "Madaraka Day"],
  [2027, "2027-12-13", "Jamhuri Day"],
  [2022, "2022-12-26", "Boxing Day"],
  [2022, "2022-12-27", "Christmas Day"],
])("in %i, %s is %s", (year, day, name) => {
  expect(holidaysIn(year).get(day)).toBe(name);
});

test.each(["2026-11-21", "2026-06-02", "2027-12-14"])("%s is none", (day) => {
  expect(holidaysIn(Number(day.slice(0, 4))).has(day)).toBe(false);
});

test("the content moves a day that the moon moved", () => {
  const moved = publicHolidays(Date.parse("2026-03-01"), {
    ...words,
    removed: ["2026-03-20"],
    added: [{ day: "2026-03-21", name: "Idd-ul-Fitr" }],
  });
  expect(moved.has("2026-03-20")).toBe(false);
  expect(moved.get("2026-03-21")).toBe("Idd-ul-Fitr");
});
