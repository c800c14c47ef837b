import { expect, test } from "vitest";
import { partsOfDay } from "./milestone-day.ts";

test.each([
  ["1992", { year: "1992" }],
  ["2010-10", { year: "2010", within: "October" }],
  ["2015-01", { year: "2015", within: "January" }],
  ["1965-11-18", { year: "1965", within: "18 November" }],
  ["2025-12-31", { year: "2025", within: "31 December" }],
])("%s reads as %j", (on, parts) => {
  expect(partsOfDay(on)).toEqual(parts);
});
