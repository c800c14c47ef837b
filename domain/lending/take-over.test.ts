import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { seededRandom } from "#test/support/seeded-random.ts";
import type { LoanTerms } from "./amortisation.ts";
import { takeOver, takeOverCosts } from "./take-over.ts";

const old = { loanCents: 450_000_000, annualRatePercent: 15, months: 180 };
/** The first loan was larger than what is left of it. */
const fees = { originalCents: 600_000_000, legalVatPercent: 16 };

const moved = (...given: Parameters<typeof takeOver>) => succeeded(takeOver(...given)).takeOver;

const vat = 0.16 * (25_937.5 + 85_000);
test.each([
  [
    "of the scale",
    fees,
    [
      ["discharge", 25_937.5],
      ["charge", 85_000],
      ["legalVat", vat],
    ],
  ],
  ["of a quote", { ...fees, legalCents: 9_000_000 }, [["legal", 90_000]]],
  ["without a title", { ...fees, legalCents: 0 }, []],
  [
    "of the lenders, the state and others",
    {
      ...fees,
      ...{ legalCents: 0, earlyFeePercent: 2, arrangementPercent: 1.5, excisePercent: 20 },
      ...{ chargeDutyPercent: 0.1, valuationCents: 1_000_000, otherCents: 500_000 },
    },
    [
      ["earlyFee", 90_000],
      ["arrangement", 67_500],
      ["excise", 13_500],
      ["chargeDuty", 4_500],
      ["valuation", 10_000],
      ["other", 5_000],
    ],
  ],
] as const)("the costs, in shillings: %s", (_what, given, costs) => {
  const found = takeOverCosts(old.loanCents, given);
  expect(found.map(({ id, cents }) => [id, cents / 100])).toEqual(costs);
});

test.each([
  ["the same terms and no costs", { annualRatePercent: 15, months: 180 }, 0, undefined],
  ["a higher rate", { annualRatePercent: 16, months: 180 }, 0, undefined],
  ["no costs", { annualRatePercent: 14, months: 180 }, 0, 1],
  ["more costs than are ever saved", { annualRatePercent: 14, months: 180 }, 1e9, undefined],
] as const)("the month in which the move breaks even: %s", (_what, next, costs, from) => {
  const answer = moved(old, next, costs);
  expect(answer.gain?.from).toBe(from);
  expect(answer.savedCents > 0).toBe(from !== undefined);
});

test("a longer period gains at first and costs more in the end", () => {
  const { gain, savedCents } = moved(old, { annualRatePercent: 13, months: 300 }, 20_000_000);
  expect(gain?.from).toBeGreaterThan(1);
  expect(gain?.until).toBeLessThan(300);
  expect(savedCents).toBeLessThan(0);
});

/** The interest of the first `k` months, exactly. */
function interestUntil({ loanCents, annualRatePercent, months }: LoanTerms, asked: number) {
  const k = Math.min(asked, months);
  const rate = annualRatePercent / 1200;
  const growth = (n: number) => Math.expm1(n * Math.log1p(rate));
  const pay = (loanCents * rate * (1 + growth(months))) / growth(months);
  const debt = loanCents * (1 + growth(k)) - (pay * growth(k)) / rate;
  return k * pay - (loanCents - debt);
}

test("10,000 random loans agree with the closed formula of the interest", () => {
  const { between, chance } = seededRandom("take-over");
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  /** Each month is rounded by up to half a cent, which earns interest until the end. */
  const room = ({ annualRatePercent, months }: LoanTerms) =>
    ((1 + annualRatePercent / 1200) ** months - 1) / (annualRatePercent / 1200);
  const cases = Array.from({ length: 10_000 }, () => {
    const annualRatePercent = between(1, 25);
    const from = { loanCents: whole(1e6, 5e9), annualRatePercent, months: whole(6, 360) };
    const months = chance(0.5) ? from.months : whole(6, 360);
    const to = { annualRatePercent: annualRatePercent * between(0.5, 1.1), months };
    return { from, to, costs: whole(0, from.loanCents / 20) };
  });
  const faults = cases.filter(({ from, to, costs }) => {
    const { gain, savedCents } = moved(from, to, costs);
    const after = { ...to, loanCents: from.loanCents };
    const cents = 2 + room(from) + room(after);
    const gainedBy = (k: number) => interestUntil(from, k) - interestUntil(after, k) - costs;
    const last = Math.max(from.months, to.months);
    const some = [1, 2, 3, 6, 12, 24, 60, 120, 240, last].filter((k) => k <= last);
    const isLoss = (k: number) => k < 1 || k > last || gainedBy(k) < cents;
    return !(
      Math.abs(gainedBy(last) - savedCents) < cents &&
      (gain
        ? [gain.from, gain.until].every((k) => gainedBy(k) > -cents) &&
          [gain.from - 1, gain.until + 1].every(isLoss)
        : some.every(isLoss))
    );
  });
  expect(faults.slice(0, 3)).toEqual([]);
});

test.each([-1, 0.5, NaN])("costs of %s are refused", (costs) =>
  expect(() => takeOver(old, old, costs)).toThrow(RangeError),
);

test("a new loan that is never repaid is reported", () => {
  const next = { annualRatePercent: 100, months: 480 };
  expect(takeOver(old, next, 0)).toEqual({ ok: false, reason: "neverRepaid" });
});
