import { expect, test } from "vitest";
import { milestoneDay, partsOfDay } from "./milestone-day.ts";

test.each([
  ["1992", { year: "1992" }],
  ["2010-10", { year: "2010", within: "October" }],
  ["2015-01", { year: "2015", within: "January" }],
  ["1965-11-18", { year: "1965", within: "18 November" }],
  ["2025-12-31", { year: "2025", within: "31 December" }],
])("%s reads as %j", (on, parts) => {
  expect(partsOfDay(on)).toEqual(parts);
});

test.each(["1992", "2010-10", "1965-11-18", "2019-12-31"])("%s is such a day", (on) => {
  expect(on).toMatch(milestoneDay);
});

test.each(["92", "1992-13", "1992-00", "1992-1", "1992-01-32", "1992-01-00", "about 1992", ""])(
  "%j is none",
  (on) => {
    expect(on).not.toMatch(milestoneDay);
  },
);
