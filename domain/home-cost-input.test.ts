import { expect, test } from "vitest";
import { leastDepositKes, leastDepositPercent } from "./home-cost-input.ts";

const lending = (largestSharePercent: number) => ({ largestSharePercent });

test.each([
  [5_000_000, 90, 500_000],
  [5_000_001, 90, 500_001],
  [5_000_010, 90, 500_001],
  [5_000_000.01, 90, 500_001],
  [1_000_000_000, 90, 100_000_000],
  // As floats these come out a hair above a whole shilling, and would be rounded up to one too many.
  [100_000, 88.1, 11_900],
  [1_000_000, 88.1, 119_000],
  [999_999_999.99, 88.1, 119_000_000],
  [100_000, 87.55, 12_450],
  [100_000, 100, 0],
  [100_000, 0, 100_000],
])("of %d, of which %d percent are lent, at least %d is paid", (price, share, least) => {
  expect(leastDepositKes(price, lending(share))).toBe(least);
});

test.each([
  [90, 10],
  [88.1, 11.9],
  [66.67, 33.33],
])("where %d percent are lent, %d are not", (share, rest) => {
  expect(leastDepositPercent(lending(share))).toBe(rest);
});
