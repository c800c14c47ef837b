import { expect, test } from "vitest";
import { loanPrice } from "./loan-price.ts";

test.each([
  { parts: [8.98, 5.1, 1.5], rate: 14.08, total: 15.58, why: "each part is known" },
  { parts: [9, 0, 0], rate: 9, total: 9, why: "no premium and no fee is not the same as unknown" },
  {
    parts: [undefined, 5, 1],
    rate: undefined,
    total: undefined,
    why: "the reference rate is missing",
  },
  { parts: [9, -1.5, 1], rate: 7.5, total: 8.5, why: "a premium below zero lowers the rate" },
  { parts: [9, undefined, 1], rate: undefined, total: undefined, why: "K is missing" },
  { parts: [9, 5, undefined], rate: 14, total: undefined, why: "the fees are missing" },
  { parts: [0.1, 0.2, 0.004], rate: 0.3, total: 0.3, why: "to the hundredth of a percent" },
])("$parts: $why", ({ parts: [referencePercent, premiumPercent, feesPercent], rate, total }) => {
  expect(loanPrice({ referencePercent, premiumPercent, feesPercent })).toEqual({
    lendingRatePercent: rate,
    totalCostPercent: total,
  });
});
