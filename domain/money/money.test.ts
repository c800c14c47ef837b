import { expect, test } from "vitest";
import { currencies, formatKshs, formatMoney } from "./money.ts";

test.each([
  [0, "KES 0"],
  [-0, "KES 0"],
  [-1_500, "KES -1,500"],
  [1_000, "KES 1,000"],
  [1_234_567_890, "KES 1,234,567,890"],
  [0.5, "KES 0.50"],
  [60_000.1, "KES 60,000.10"],
  [1_499_999.999, "KES 1,500,000.00"],
])("%d is written %s", (amount, written) => {
  expect(formatMoney(amount)).toBe(written.replace(" ", "\u00a0"));
});

test.each(currencies)("%s stands before its figure and does not part from it", (currency) => {
  expect(formatMoney(50_000, currency)).toBe(`${currency}\u00a050,000`);
});

test.each([
  [8_999_994, "Kshs 89,999.94"],
  [100_000_000, "Kshs 1,000,000.00"],
  [5, "Kshs 0.05"],
])("%d cents of a premium are written %s", (cents, written) => {
  expect(formatKshs(cents)).toBe(written.replace(" ", "\u00a0"));
});
