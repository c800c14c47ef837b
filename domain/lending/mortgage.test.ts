import { expect, test } from "vitest";
import { exactMonthlyInstalmentKes, monthlyInstalmentKes, type MortgageTerms } from "./mortgage.ts";

const terms = (amountKes: number, annualRatePercent: number, months: number): MortgageTerms => ({
  amountKes,
  annualRatePercent,
  months,
});

test.each([
  // Published by the bank's competitors in 2017.
  { given: terms(4_500_000, 14, 240), shillings: 55_958 },
  // Textbook figures: 8,884.88 for 100,000 at 12% over a year; 599.55 and 1,264.14 over thirty years.
  { given: terms(100_000, 12, 12), shillings: 8_885 },
  { given: terms(100_000, 6, 360), shillings: 600 },
  { given: terms(200_000, 6.5, 360), shillings: 1_264 },
  // By hand: one month is the amount and 1%; two months are 10,000 x 1.0201 / 2.01 = 5,075.12.
  { given: terms(10_000, 12, 1), shillings: 10_100 },
  { given: terms(10_000, 12, 2), shillings: 5_075 },
  // The largest rate of the calculators: 2,000,000 / 12 / (1 - (12 / 13)^12) is 269,991.54.
  { given: terms(2_000_000, 100, 12), shillings: 269_992 },
  // CAL-9: rate 0 is amount / months, to the nearest shilling.
  { given: terms(1_200_000, 0, 12), shillings: 100_000 },
  { given: terms(1_000_000, 0, 240), shillings: 4_167 },
  { given: terms(1_000_000, 0, 84), shillings: 11_905 },
])(
  "monthlyInstalmentKes: the instalment of $given.amountKes at $given.annualRatePercent% over $given.months months",
  ({ given, shillings }) => {
    expect(monthlyInstalmentKes(given)).toBe(shillings);
  },
);

test.each([1e-3, 1e-9, 1e-15, 1e-300, Number.MIN_VALUE])(
  "a rate of %d% gives nearly the same as rate 0",
  (rate) => {
    expect(exactMonthlyInstalmentKes(terms(2_400_000, rate, 240))).toBeCloseTo(10_000, -1);
  },
);

test.each([
  terms(0, 14, 240),
  terms(-1, 14, 240),
  terms(Infinity, 14, 240),
  terms(1_000, -1, 240),
  terms(1_000, Infinity, 240),
  terms(1_000, 14, 0),
  terms(1_000, 14, -12),
  terms(1_000, 14, 12.5),
])("refuses $amountKes at $annualRatePercent% over $months months", (given) => {
  expect(() => exactMonthlyInstalmentKes(given)).toThrow(RangeError);
});
