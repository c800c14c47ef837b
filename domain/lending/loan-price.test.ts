import { expect, test } from "vitest";
import { loanPrice } from "./loan-price.ts";

test.each([
  ["each part is known", [8.98, 5.1, 1.5], 14.08, 15.58],
  ["no premium and no fee is not the same as unknown", [9, 0, 0], 9, 9],
  ["the reference rate is missing", [undefined, 5, 1], undefined, undefined],
  ["a premium below zero lowers the rate", [9, -1.5, 1], 7.5, 8.5],
  ["K is missing", [9, undefined, 1], undefined, undefined],
  ["the fees are missing", [9, 5, undefined], 14, undefined],
  ["to the hundredth of a percent", [0.1, 0.2, 0.004], 0.3, 0.3],
])("%s: %j", (_why, [referencePercent, premiumPercent, feesPercent], rate, total) => {
  expect(loanPrice({ referencePercent, premiumPercent, feesPercent })).toEqual({
    lendingRatePercent: rate,
    totalCostPercent: total,
  });
});
