import { HyperFormula } from "hyperformula";
import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { loanCost, shareCents } from "./loan-cost.ts";

const terms = { loanCents: 10_000_000, annualRatePercent: 12, months: 24 };

const costOf = (...given: Parameters<typeof loanCost>) => succeeded(loanCost(...given)).cost;

const charges = { atStartCents: 250_000, yearlyCents: 100_000 };

test.each([
  { months: 12, dueAfter: [], chargesCents: 350_000 },
  { months: 13, dueAfter: [12], chargesCents: 450_000 },
  { months: 24, dueAfter: [12], chargesCents: 450_000 },
  { months: 30, dueAfter: [12, 24], chargesCents: 550_000 },
])(
  "a yearly charge over $months months it is paid on the first day and after months $dueAfter, and the rate equals a spreadsheet's IRR",
  ({ months, dueAfter, chargesCents }) => {
    const cost = costOf({ ...terms, months }, charges);
    expect(cost.chargesCents).toBe(chargesCents);
    expect(cost.totalCostCents).toBe(cost.schedule.totalInterestCents + chargesCents);
    const paid = cost.schedule.months.map(
      ({ number, instalmentCents }) =>
        -instalmentCents - (dueAfter.some((month) => month === number) ? 100_000 : 0),
    );
    const flows = [9_650_000, ...paid];
    const sheet = HyperFormula.buildFromArray(
      [
        [`=IRR(B1:B${flows.length},0.01)*12`, flows[0]],
        ...flows.slice(1).map((cents) => ["", cents]),
      ],
      { licenseKey: "gpl-v3" },
    );
    const nominal = 100 * Number(sheet.getCellValue({ sheet: 0, row: 0, col: 0 }));
    expect(nominal).toBeGreaterThan(12);
    expect(cost.apr.ok && cost.apr.nominalPercent).toBeCloseTo(nominal, 8);
  },
);

test("charges that take the whole loan leave no rate to speak of", () => {
  const { apr } = costOf(terms, { atStartCents: 10_000_000, yearlyCents: 0 });
  expect(apr).toEqual({ ok: false, reason: "nothingReceived" });
});

test.each([-1, 0.5, NaN])("refuses a charge of %d cents", (cents) => {
  expect(() => loanCost(terms, { atStartCents: cents, yearlyCents: 0 })).toThrow(RangeError);
  expect(() => loanCost(terms, { atStartCents: 0, yearlyCents: cents })).toThrow(RangeError);
});

test.each([
  [100_000, 1.5, 1_500],
  [101, 50, 51],
  [326, 1.5, 5],
  [300, 0.1, 0],
])("of %d cents %d% is %d", (amountCents, percent, share) => {
  expect(shareCents(amountCents, percent)).toBe(share);
});
