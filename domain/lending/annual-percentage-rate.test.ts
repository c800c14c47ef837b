import { HyperFormula } from "hyperformula";
import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { annualPercentageRate, type CashFlow } from "./annual-percentage-rate.ts";

const flows = (received: number, payments: readonly [month: number, amount: number][]) => [
  { month: 0, cents: received },
  ...payments.map(([month, amount]): CashFlow => ({ month, cents: -amount })),
];
const level = (received: number, payment: number, months: number) =>
  flows(
    received,
    Array.from({ length: months }, (_, i) => [i + 1, payment]),
  );

const rateOf = (given: readonly CashFlow[]) => succeeded(annualPercentageRate(given));

test.each([
  // Directive 98/7/EC, annex III B: examples on the basis of standard months.
  ["1,200 after eighteen months", flows(1000, [[18, 1200]]), 12.92],
  ["the same with 50 kept back for expenses", flows(950, [[18, 1200]]), 16.85],
  [
    "600 after one and after two years",
    flows(1000, [
      [12, 600],
      [24, 600],
    ]),
    13.07,
  ],
  [
    "272, 272 and 544 after 3, 6 and 12 months",
    flows(1000, [
      [3, 272],
      [6, 272],
      [12, 544],
    ]),
    13.19,
  ],
] as const)("effective: %s", (_what, given, percent) => {
  expect(rateOf(given).effectivePercent).toBeCloseTo(percent, 2);
});

test("nominal: Regulation Z, appendix J: 24 payments of 230 on 5,000", () => {
  expect(rateOf(level(5000, 230, 24)).nominalPercent).toBeCloseTo(9.69, 2);
});

test("RATE and EFFECT of a spreadsheet give the same", () => {
  const cases = [
    [4_335_500, 55_958.44, 240],
    [100_000, 8_884.88, 12],
    [20_000, 4_100, 6],
    [1_000_000, 17_000, 84],
    [5_000_000, 22_000, 480],
  ] as const;
  const sheet = HyperFormula.buildFromArray(
    cases.map(([received, payment, months], i) => [
      // The guess lets the spreadsheet's own search converge.
      `=RATE(${months},-${payment},${received},0,0,${months > 300 ? 0.004 : 0.01})*12`,
      `=EFFECT(A${i + 1},12)`,
    ]),
    { licenseKey: "gpl-v3" },
  );
  for (const [i, [received, payment, months]] of cases.entries()) {
    const rate = rateOf(level(received, payment, months));
    const spreadsheet = (col: number) =>
      100 * Number(sheet.getCellValue({ sheet: 0, col, row: i }));
    expect(rate.nominalPercent).toBeCloseTo(spreadsheet(0), 8);
    expect(rate.effectivePercent).toBeCloseTo(spreadsheet(1), 8);
  }
});

test.each([
  ["fees take the whole loan", level(0, 100, 12), "nothingReceived"],
  ["fees take more than the loan", level(-5, 100, 12), "nothingReceived"],
  ["nothing changes hands", [], "nothingReceived"],
  ["less comes back than went out", level(1000, 80, 12), "repaysLess"],
  ["nothing comes back", flows(1000, []), "repaysLess"],
  ["a rate beyond any loan", flows(1, [[1, 1e9]]), "beyondReach"],
] as const)("%s: there is no rate, for a named reason", (_what, given, reason) => {
  expect(annualPercentageRate(given)).toEqual({ ok: false, reason });
});

test("what costs nothing has a rate of 0", () => {
  expect(rateOf(level(1200, 100, 12))).toEqual({
    ok: true,
    nominalPercent: 0,
    effectivePercent: 0,
  });
});

test.each([
  ["a month before the first day", [{ month: -1, cents: 5 }]],
  ["an amount that is no number", [{ month: 0, cents: NaN }]],
  ["money received later", flows(1000, [[6, -500]])],
])("refuses %s", (_what, given) => {
  expect(() => annualPercentageRate(given)).toThrow(RangeError);
});
