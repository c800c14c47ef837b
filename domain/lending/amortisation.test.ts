import { HyperFormula } from "hyperformula";
import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { seededRandom } from "#test/support/seeded-random.ts";
import {
  amortise,
  byYear,
  inWholeShillings,
  loanForInstalment,
  type LoanTerms,
  monthsOfYear,
} from "./amortisation.ts";

const terms = (loanCents: number, annualRatePercent: number, months: number): LoanTerms => ({
  loanCents,
  annualRatePercent,
  months,
});

const scheduleOf = (given: LoanTerms) => succeeded(amortise(given)).schedule;

const { next } = seededRandom("amortisation");
/** From ten thousand shillings to a hundred million, 0% to 24% with two decimals, a month to 25 years. */
const manyTerms = Array.from({ length: 400 }, () =>
  terms(
    Math.round(1e6 * 10 ** (4 * next())),
    Math.round(next() * 2400) / 100,
    1 + Math.floor(next() * 300),
  ),
);

test("a schedule short enough to check by hand", () => {
  // 1,000.00 at 12%: 340.02 a month. Interest 10.00, then 1% of 669.98 and of 336.66.
  expect(scheduleOf(terms(100_000, 12, 3)).months).toEqual([
    row(1, 34_002, 1_000, 33_002, 66_998),
    row(2, 34_002, 670, 33_332, 33_666),
    row(3, 34_003, 337, 33_666, 0),
  ]);
});

test("the instalment equals a spreadsheet's PMT to the cent", () => {
  const formulas = manyTerms.map((each) => [
    `=ROUND(PMT(${each.annualRatePercent}/1200,${each.months},-${each.loanCents}),0)`,
  ]);
  const sheet = HyperFormula.buildFromArray(formulas, { licenseKey: "gpl-v3" });
  const spreadsheets = manyTerms.map((_, i) => sheet.getCellValue({ sheet: 0, col: 0, row: i }));
  expect(manyTerms.map((each) => scheduleOf(each).instalmentCents)).toEqual(spreadsheets);
});

test("the principal of all rows adds up to the loan, and all figures are safe integers", () => {
  for (const given of manyTerms) {
    const { months, totalInterestCents, totalPaidCents } = scheduleOf(given);
    const where = JSON.stringify(given);
    const sum = (of: (each: (typeof months)[number]) => number) =>
      months.reduce((total, each) => total + of(each), 0);
    expect(months.length, where).toBe(given.months);
    expect(months.at(-1)?.balanceCents, where).toBe(0);
    expect(
      sum((each) => each.principalCents),
      where,
    ).toBe(given.loanCents);
    expect(
      sum((each) => each.instalmentCents),
      where,
    ).toBe(totalPaidCents);
    expect(totalPaidCents - totalInterestCents, where).toBe(given.loanCents);
    for (const each of months)
      expect(Object.values(each).every(Number.isSafeInteger), where).toBe(true);
  }
});

test.each([
  terms(500_000_000, 100, 480),
  terms(100, 14, 480),
  terms(1, 0, 12),
  // A rounded instalment a cent too low: the last one would be 42.21, the others 11.82.
  terms(100_000, 14, 372),
  // A cent too high: nothing is left for the last two.
  terms(3, 0, 5),
])(
  "$loanCents cents at $annualRatePercent% over $months months is reported as never repaid",
  (given) => {
    expect(amortise(given)).toEqual({ ok: false, reason: "neverRepaid" });
  },
);

test.each([terms(0, 14, 12), terms(0.5, 14, 12), terms(NaN, 14, 12), terms(1e5, -1, 12)])(
  "$loanCents cents at $annualRatePercent% is refused with a RangeError",
  (given) => expect(() => amortise(given)).toThrow(RangeError),
);

test("byYear: sums twelve instalments, and the rest in the last year", () => {
  const { months, totalInterestCents } = scheduleOf(terms(10_000_000, 12, 30));
  const years = byYear(months);
  expect(years.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(years.map(({ balanceCents }) => balanceCents)).toEqual([
    months[11]?.balanceCents,
    months[23]?.balanceCents,
    0,
  ]);
  expect(years.reduce((sum, { interestCents }) => sum + interestCents, 0)).toBe(totalInterestCents);
  expect(monthsOfYear(months, 3).map(({ number }) => number)).toEqual([25, 26, 27, 28, 29, 30]);
  expect(monthsOfYear(months, 9)).toEqual([]);
});

test("1,000 random loans: the years in whole shillings add up to the totals that are shown", () => {
  const { between, chance } = seededRandom("whole shillings");
  const whole = (cents: number) => 100 * Math.round(cents / 100);
  for (let i = 0; i < 1_000; i += 1) {
    const hasCents = chance(0.2);
    const loanCents =
      Math.ceil(between(1e5, 1e7)) * 100 + (hasCents ? Math.ceil(between(0, 99)) : 0);
    const months = Math.ceil(between(0, 480));
    const { totalInterestCents, totalPaidCents, ...schedule } = scheduleOf(
      terms(loanCents, between(0, 20), months),
    );
    const exact = byYear(schedule.months);
    const shown = inWholeShillings(exact);
    const sumOf = (field: "interestCents" | "principalCents" | "instalmentCents") =>
      shown.reduce((sum, year) => sum + year[field], 0);
    expect(sumOf("interestCents")).toBe(whole(totalInterestCents));
    expect(sumOf("principalCents")).toBe(whole(loanCents));
    expect(sumOf("instalmentCents")).toBe(whole(totalPaidCents));
    expect(shown.at(-1)?.balanceCents).toBe(0);
    const rows = hasCents ? shown.slice(0, -1) : shown;
    expect(rows.map(({ instalmentCents }) => instalmentCents)).toEqual(
      rows.map(({ interestCents, principalCents }) => interestCents + principalCents),
    );
    const strays = shown.filter(({ interestCents, balanceCents }, at) =>
      [
        [interestCents, exact[at]?.interestCents ?? 0],
        [balanceCents, exact[at]?.balanceCents ?? 0],
      ].some(([cents = 0, of = 0]) => cents % 100 !== 0 || Math.abs(cents - of) > 100),
    );
    expect(strays).toEqual([]);
  }
});

test("loanForInstalment: is the largest loan that the instalment repays", () => {
  for (const { annualRatePercent, months } of manyTerms) {
    const loanCents = loanForInstalment(5_000_000, { annualRatePercent, months });
    const instalmentFor = (cents: number) =>
      scheduleOf(terms(cents, annualRatePercent, months)).instalmentCents;
    expect(instalmentFor(loanCents)).toBeLessThanOrEqual(5_000_000);
    expect(instalmentFor(loanCents + 2 * months)).toBeGreaterThanOrEqual(5_000_000);
  }
});

test("loanForInstalment: a fraction of a cent is rounded down", () => {
  // 10,000 / 0.0888488 is 112,550.8.
  expect(loanForInstalment(10_000, { annualRatePercent: 12, months: 12 })).toBe(112_550);
});

test.each([0, -100])(
  "loanForInstalment: an instalment of %s cents gives no loan",
  (instalmentCents) => {
    expect(loanForInstalment(instalmentCents, { annualRatePercent: 14, months: 240 })).toBe(0);
  },
);

function row(
  number: number,
  instalmentCents: number,
  interestCents: number,
  principalCents: number,
  balanceCents: number,
) {
  return { number, instalmentCents, interestCents, principalCents, balanceCents };
}
