import { expect, test } from "vitest";
import { formatKnownDate, lastDayOf, yearOf } from "./known-date.ts";

test.each([
  ["2024-09-04", "2024-09-04", "4 September 2024"],
  ["2019-05", "2019-05-31", "May 2019"],
  ["2024-02", "2024-02-29", "February 2024"],
  ["2023-02", "2023-02-28", "February 2023"],
  ["2024-12", "2024-12-31", "December 2024"],
  ["2019", "2019-12-31", "2019"],
])("%s ends on %s and is formatted as %s", (date, last, shown) => {
  expect(lastDayOf(date)).toBe(last);
  expect(formatKnownDate(date)).toBe(shown);
  expect(yearOf(date)).toBe(Number(date.slice(0, 4)));
});
