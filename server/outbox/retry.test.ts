import { expect, test } from "vitest";
import { retryDelayMs } from "./retry.ts";

test.each([
  [1, 5000],
  [2, 10_000],
  [5, 80_000],
  [10, 2_560_000],
  [11, 3_600_000],
  [40, 3_600_000],
])("after attempt %i it waits at most %i ms", (attempts, longest) => {
  expect(retryDelayMs(attempts, () => 1)).toBe(longest);
  expect(retryDelayMs(attempts, () => 0.5)).toBe(longest / 2);
  expect(retryDelayMs(attempts, () => 0)).toBe(0);
});
