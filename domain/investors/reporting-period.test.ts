import { expect, test } from "vitest";
import { periodEnd, periodName } from "./reporting-period.ts";

test.each([
  ["first-quarter", "2025-03-31", "First quarter 2025"],
  ["half-year", "2025-06-30", "Half year 2025"],
  ["nine-months", "2025-09-30", "Nine months 2025"],
  ["full-year", "2025-12-31", "Full year 2025"],
] as const)("%s 2025 ends on %s", (kind, day, name) => {
  expect(periodEnd({ year: 2025, kind })).toBe(day);
  expect(periodName({ year: 2025, kind })).toBe(name);
});
