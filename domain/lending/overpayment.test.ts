import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { seededRandom } from "#test/support/seeded-random.ts";
import type { LoanTerms } from "./amortisation.ts";
import { overpay } from "./overpayment.ts";

const none = { monthlyCents: 0, onceCents: 0, onceMonth: 1 };
const loan = { loanCents: 100_000_000, annualRatePercent: 12, months: 120 };

const overpaid = (...given: Parameters<typeof overpay>) => succeeded(overpay(...given)).overpaid;

// 1,000.00 at 12% over 3 months: 340.02 a month.
const short = { loanCents: 100_000, annualRatePercent: 12, months: 3 };
test.each([
  ["term", { monthlyCents: 10_000 }, [44_002, 44_002, 13_702], [56_998, 13_566, 0], 20_000],
  ["term", { onceCents: 66_998 }, [101_000], [0], 66_998],
  ["term", { onceCents: 10_000, onceMonth: 2 }, [34_002, 44_002, 23_903], [66_998, 23_666, 0], 1e4],
  ["instalment", { onceCents: 10_000 }, [44_002, 28_927, 28_927], [56_998, 28_641, 0], 10_000],
] as const)(
  "a schedule short enough to check by hand: %s, %o",
  (effect, extra, paid, balances, extraCents) => {
    const result = overpaid(short, { ...none, ...extra }, effect);
    expect(result.months.map((row) => row.instalmentCents)).toEqual(paid);
    expect(result.months.map((row) => row.balanceCents)).toEqual(balances);
    expect(result.extraCents).toBe(extraCents);
  },
);

test.each(["term", "instalment"] as const)("no extra payment changes nothing: %s", (effect) => {
  const { before, months, instalmentCents, interestCents } = overpaid(loan, none, effect);
  expect(months).toEqual(before.months);
  expect(instalmentCents).toBe(before.instalmentCents);
  expect(interestCents).toBe(before.totalInterestCents);
});

test("a loan that ends before the month of the single payment does not make it", () => {
  const extra = { ...none, monthlyCents: loan.loanCents, onceCents: 5, onceMonth: 9 };
  expect(overpaid(loan, extra, "term").months).toHaveLength(1);
});

test.each([{ monthlyCents: -1 }, { onceCents: 0.5 }, { onceCents: NaN }])(
  "%o is refused",
  (extra) => expect(() => overpay(loan, { ...none, ...extra }, "term")).toThrow(RangeError),
);

test("a loan that is never repaid is reported", () => {
  const terms = { loanCents: 500_000_000, annualRatePercent: 100, months: 480 };
  expect(overpay(terms, none, "term")).toEqual({ ok: false, reason: "neverRepaid" });
});

const { between, chance } = seededRandom("overpayment");
const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
const cases = Array.from({ length: 10_000 }, () => {
  const months = whole(2, 480);
  const loanCents = whole(1_000_000, 5_000_000_000);
  const terms = { loanCents, months, annualRatePercent: between(0.5, 30) };
  const extra = {
    monthlyCents: chance(0.3) ? 0 : whole(0, loanCents / months),
    onceCents: chance(0.3) ? 0 : whole(0, loanCents / 2),
    onceMonth: whole(1, months),
  };
  return { terms, extra, rate: terms.annualRatePercent / 1200 };
});
type Overpaid = Extract<ReturnType<typeof overpay>, { ok: true }>["overpaid"];

/** Each month is rounded by up to half a cent, which earns interest until the end. */
const room = (rate: number, k: number) => 1 + ((1 + rate) ** k - 1) / rate;
/** The principal adds up to the loan, and no month is added. */
const isWhole = (terms: LoanTerms, { months, before, interestCents }: Overpaid) =>
  months.reduce((sum, row) => sum + row.instalmentCents, 0) === terms.loanCents + interestCents &&
  months.length <= terms.months &&
  interestCents <= before.totalInterestCents;
const faultsOf = (isSound: (given: (typeof cases)[number]) => boolean) =>
  cases.filter((given) => !isSound(given)).slice(0, 3);

test("10,000 random loans agree with the closed formulas, effect term: the closed formula gives the debt before the last month, and nothing is owed after it", () => {
  const isSound = ({ terms, extra, rate }: (typeof cases)[number]) => {
    const result = overpaid(terms, extra, "term");
    const { months, before } = result;
    const pay = before.instalmentCents + extra.monthlyCents;
    const debtAfter = (k: number) =>
      terms.loanCents * (1 + rate) ** k -
      (pay * ((1 + rate) ** k - 1)) / rate -
      (k < extra.onceMonth ? 0 : extra.onceCents * (1 + rate) ** (k - extra.onceMonth));
    const k = months.length;
    const nearly = k === 1 ? 0 : debtAfter(k - 1) - (months[k - 2]?.balanceCents ?? NaN);
    return (
      isWhole(terms, result) &&
      Math.abs(nearly) < room(rate, k) &&
      (k === terms.months || debtAfter(k) < room(rate, k))
    );
  };
  expect(faultsOf(isSound)).toEqual([]);
});

test("10,000 random loans agree with the closed formulas, effect instalment: after the single payment it repays the debt over the remaining months", () => {
  const isSound = ({ terms, extra, rate }: (typeof cases)[number]) => {
    const result = overpaid(terms, extra, "instalment");
    const { months, before, instalmentCents } = result;
    const row = months[extra.onceMonth - 1];
    if (!row || row.balanceCents === 0 || extra.onceCents === 0) return isWhole(terms, result);
    const left = terms.months - row.number;
    const exact = row.balanceCents * (rate / -Math.expm1(-left * Math.log1p(rate)));
    const next = months[row.number]?.instalmentCents ?? 0;
    return (
      isWhole(terms, result) &&
      Math.abs(instalmentCents - exact) < 1 &&
      instalmentCents <= before.instalmentCents + room(rate, row.number) &&
      (months.length === row.number + 1 || next === instalmentCents + extra.monthlyCents)
    );
  };
  expect(faultsOf(isSound)).toEqual([]);
});
