import { HyperFormula } from "hyperformula";
import { expect, test } from "vitest";
import {
  depositReturn,
  type DepositTerms,
  equalRatePercent,
  interestPayments,
  taxWithCeiling,
} from "./deposit-return.ts";

const terms = (
  kes: number,
  annualRatePercent: number,
  months: number,
  taxPercent: number,
  paid: DepositTerms["paid"] = "atEnd",
): DepositTerms => ({ depositCents: 100 * kes, annualRatePercent, months, taxPercent, paid });

test.each([
  // CAT-12: 10% on a housing development bond, 15% on other deposits.
  { given: terms(1_000_000, 10, 12, 15), interest: 100_000, tax: 15_000, netRate: 8.5 },
  { given: terms(1_000_000, 10, 12, 10), interest: 100_000, tax: 10_000, netRate: 9 },
  { given: terms(50_000, 12, 1, 10), interest: 500, tax: 50, netRate: 10.8 },
  { given: terms(500_000, 9.5, 18, 15), interest: 71_250, tax: 10_687.5, netRate: 8.075 },
  { given: terms(300_000, 8, 6, 15, "paidOut"), interest: 12_000, tax: 1_800, netRate: 6.8 },
  { given: terms(100_000, 0, 12, 15), interest: 0, tax: 0, netRate: 0 },
  { given: terms(100_000, 10, 12, 0), interest: 10_000, tax: 0, netRate: 10 },
  { given: terms(100_000, 10, 12, 100), interest: 10_000, tax: 10_000, netRate: 0 },
  { given: terms(0.01, 1, 1, 15), interest: 0, tax: 0, netRate: 0 },
])("simple interest after tax, by hand: $given", ({ given, interest, tax, netRate }) => {
  const outcome = depositReturn(given);
  expect(outcome.interestCents).toBe(Math.round(100 * interest));
  expect(outcome.taxCents).toBe(Math.round(100 * tax));
  expect(outcome.netCents).toBe(outcome.interestCents - outcome.taxCents);
  expect(outcome.totalCents).toBe(given.depositCents + outcome.netCents);
  expect(outcome.netRatePercent).toBeCloseTo(netRate, 9);
});

test("the textbook figure: 1,000 at 12% is 1,126.83 after a year", () => {
  // 1,000 x 1.01 to the twelfth; rounded to the cent each month, the result is a cent less.
  const { totalCents } = depositReturn(terms(1_000, 12, 12, 0, "addedMonthly"));
  expect(Math.abs(totalCents - 112_683)).toBeLessThanOrEqual(6);
});

test("equals a spreadsheet's FV at the after-tax rate, except for rounding", () => {
  const cases = [
    [1_000_000, 8, 12, 15],
    [50_000, 11.25, 37, 10],
    [250_000_000, 4.5, 120, 15],
    [5_000, 30, 60, 15],
  ] as const;
  const sheet = HyperFormula.buildFromArray(
    cases.map(([kes, rate, months, tax]) => [
      `=FV(${rate}/1200*(1-${tax}/100),${months},0,-${kes})`,
    ]),
    { licenseKey: "gpl-v3" },
  );
  for (const [row, [kes, rate, months, tax]] of cases.entries()) {
    const { totalCents } = depositReturn(terms(kes, rate, months, tax, "addedMonthly"));
    const expected = 100 * Number(sheet.getCellValue({ sheet: 0, col: 0, row }));
    // Two roundings a month, each of half a cent at most, which then earn interest themselves.
    expect(Math.abs(totalCents - expected)).toBeLessThan(2 * months);
  }
});

const rates = [0, 0.01, 1, 7.5, 12, 60, 100];
const lengths = [1, 2, 11, 12, 60, 120];

test.each(interestPayments)("%s: more for a higher rate and a longer time, never NaN", (paid) => {
  for (const kes of [1, 49_999.99, 1_000_000, 1_000_000_000]) {
    for (const tax of [0, 10, 15]) {
      for (const [i, rate] of rates.entries()) {
        for (const [j, months] of lengths.entries()) {
          const given = terms(kes, rate, months, tax, paid);
          given.depositCents = Math.round(given.depositCents);
          const outcome = depositReturn(given);
          for (const value of Object.values(outcome)) expect(Number.isFinite(value)).toBe(true);
          expect(outcome.taxCents).toBeLessThanOrEqual(outcome.interestCents);
          const lower = depositReturn({ ...given, annualRatePercent: rates[i - 1] ?? 0 });
          const shorter = depositReturn({ ...given, months: lengths[j - 1] ?? 1 });
          expect(outcome.netCents).toBeGreaterThanOrEqual(lower.netCents);
          expect(outcome.netCents).toBeGreaterThanOrEqual(shorter.netCents);
        }
      }
    }
  }
});

test("interest added every month is at least the interest paid at the end", () => {
  for (const rate of rates) {
    const given = terms(750_000, rate, 36, 15);
    const added = depositReturn({ ...given, paid: "addedMonthly" });
    expect(added.netCents).toBeGreaterThanOrEqual(depositReturn(given).netCents - 36);
  }
});

test("the equivalent rate under the other tax leaves the same amount", () => {
  for (const rate of rates) {
    const equal = equalRatePercent(rate, { taxPercent: 10, otherTaxPercent: 15 });
    const [bond, other] = [terms(1_000_000, rate, 12, 10), terms(1_000_000, equal, 12, 15)];
    const difference = depositReturn(bond).netCents - depositReturn(other).netCents;
    expect(Math.abs(difference)).toBeLessThanOrEqual(1);
  }
});

test.each([
  [29_999_999, 3_000_000],
  [30_000_000, 3_000_000],
  // A shilling above the ceiling costs 15 cents.
  [30_000_100, 3_000_015],
  [60_000_000, 7_500_000],
  [0, 0],
])(
  "of %i cents of bond interest, %i are tax if there is a ceiling on the lower rate",
  (interest, tax) => {
    const rule = { taxPercent: 10, ceilingCents: 30_000_000, abovePercent: 15 };
    expect(taxWithCeiling(interest, rule)).toBe(tax);
  },
);

test.each([
  terms(0, 10, 12, 15),
  terms(-5, 10, 12, 15),
  terms(NaN, 10, 12, 15),
  terms(0.001, 10, 12, 15),
  terms(1_000, -1, 12, 15),
  terms(1_000, Infinity, 12, 15),
  terms(1_000, 10, 0, 15),
  terms(1_000, 10, 1.5, 15),
  terms(1_000, 10, 12, -1),
  terms(1_000, 10, 12, 101),
])("refuses %o", (given) => {
  expect(() => depositReturn(given)).toThrow(RangeError);
});

test("a tax of 100% has no equivalent rate", () => {
  expect(() => equalRatePercent(10, { taxPercent: 10, otherTaxPercent: 100 })).toThrow(RangeError);
});
