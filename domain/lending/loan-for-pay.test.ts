import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { content } from "#test/support/content/content.ts";
import { homeBasis as home } from "#test/support/content/home-basis.ts";
import { seededRandom } from "#test/support/seeded-random.ts";
import { payRatesOf } from "#domain/pay/pay-rates.ts";
import { amortise } from "./amortisation.ts";
import { homeCost } from "./home-cost.ts";
import { leastDepositKes, parseHomeInput } from "./home-cost-input.ts";
import {
  homeForLoan,
  type Household,
  interestReliefCents,
  loansByRule,
  strains,
} from "./loan-for-pay.ts";

const cents = (kes: number) => Math.round(kes * 100);
const onePay = [{ grossCents: cents(150_000), netCents: cents(103_618.15) }];
const household = ({ pays = onePay, ...more }: Partial<Household> = {}): Household => ({
  pays,
  debtsCents: 0,
  age: undefined,
  bankPercent: undefined,
  terms: { annualRatePercent: 14, months: 240 },
  ...more,
});
const instalmentsOf = (given: Household) =>
  Object.fromEntries(
    loansByRule(given).rules.map(({ id, instalmentCents }) => [id, instalmentCents]),
  );

test("each rule has its own instalment, and the rule with the smallest loan binds", () => {
  // 103,618.15 - 150,000 / 3; 40% and 30% of 103,618.15.
  expect(instalmentsOf(household({ bankPercent: 30 }))).toEqual({
    third: cents(53_618.15),
    bank: 3_108_544,
    kmrc: cents(41_447.26),
  });
  expect(loansByRule(household()).binding.id).toBe("kmrc");
  // With a low net pay, little is left above a third of the gross.
  const owed = household({ debtsCents: cents(20_000) });
  expect(instalmentsOf(owed)).toEqual({ third: cents(33_618.15), kmrc: cents(21_447.26) });
  const couple = household({ pays: [...onePay, ...onePay] });
  expect(instalmentsOf(couple)).toEqual({ third: cents(107_236.3), kmrc: cents(82_894.52) });
});

const byAge = (age: number) => loansByRule(household({ age })).rules.find(({ id }) => id === "age");

test.each([
  [45, 180],
  [59, 12],
  [60, 0],
  [70, 0],
])("at the age of %d the loan ends by 60, after %d months, and that binds", (age, months) => {
  expect(byAge(age)?.months).toBe(months);
  expect(loansByRule(household({ age })).binding).toEqual(byAge(age));
});

/** Computed month by month, without the closed formula: the instalment as a share of the loan. */
function repaidShare(annualRatePercent: number, months: number) {
  const rate = annualRatePercent / 1200;
  let [growth, paid] = [1, 0];
  for (let month = 0; month < months; month += 1) {
    growth *= 1 + rate;
    paid = paid * (1 + rate) + 1;
  }
  return growth / paid;
}

test("10,000 households: each rule's instalment repays its loan, but not one shilling more", () => {
  const { between, chance, pick } = seededRandom("households");
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  const households = Array.from({ length: 10_000 }, () => {
    const pays = Array.from({ length: pick([1, 2]) }, () => {
      const netCents = whole(cents(20_000), cents(900_000));
      return { netCents, grossCents: Math.floor(netCents * between(1.2, 1.5)) };
    });
    const [first, second] = pays.map(({ netCents }) => netCents);
    return household({
      pays,
      debtsCents: chance(0.5) ? whole(0, ((first ?? 0) + (second ?? 0)) / 4) : 0,
      age: chance(0.5) ? whole(18, 64) : undefined,
      bankPercent: chance(0.5) ? whole(20, 60) : undefined,
      terms: { annualRatePercent: between(1, 40), months: 12 * whole(1, 20) },
    });
  });
  const expected = ({ pays, debtsCents: debts, age, bankPercent, terms }: Household) => {
    let [net, gross] = [0, 0];
    for (const pay of pays) [net, gross] = [net + pay.netCents, gross + pay.grossCents];
    const rooms = {
      third: net - gross / 3 - debts,
      ...(bankPercent !== undefined && { bank: (net / 100) * bankPercent - debts }),
      kmrc: net * 0.4 - debts,
    };
    const least = Math.min(...Object.values(rooms));
    const byPay = Object.entries(rooms).map(([id, room]) => ({ id, room, months: terms.months }));
    if (age === undefined) return byPay;
    const months = Math.min(terms.months, Math.max(0, 12 * (60 - age)));
    return [...byPay, { id: "age", room: least, months }];
  };
  let tried = 0;
  const faults = households.filter((given) => {
    const { rules, binding } = loansByRule(given);
    const own = expected(given);
    if (binding.loanCents > 0) tried += 1;
    return !(
      binding.loanCents === Math.min(...rules.map(({ loanCents }) => loanCents)) &&
      rules.length === own.length &&
      rules.every(({ id, instalmentCents, months, loanCents }, i) => {
        const wanted = own[i];
        if (id !== wanted?.id || months !== wanted.months) return false;
        if (Math.abs(Math.max(0, wanted.room) - instalmentCents) > 1) return false;
        if (instalmentCents === 0 || months === 0) return loanCents === 0;
        const share = repaidShare(given.terms.annualRatePercent, months);
        return (
          loanCents * share <= instalmentCents + 1e-3 && (loanCents + 100) * share > instalmentCents
        );
      })
    );
  });
  expect(faults.slice(0, 3)).toEqual([]);
  expect(tried).toBeGreaterThan(8000);
});

const terms = { annualRatePercent: 14, months: 240 };

test("without cash entered, the price is the loan plus the minimum deposit", () => {
  const bought = homeForLoan(cents(4_500_000), undefined, terms, home);
  const share = home.largestSharePercent / 100;
  expect(bought?.priceKes).toBe(Math.floor(4_500_000 / share / 1000) * 1000);
});

/** With the minimum deposit for the loan, by the home cost calculator. */
function dayOneOf(priceKes: number, loanCents: number) {
  const depositKes = Math.max(leastDepositKes(priceKes, home), priceKes - loanCents / 100);
  const sent = new URLSearchParams({ price: `${priceKes}`, deposit: depositKes.toFixed(2) });
  const { request } = succeeded(parseHomeInput(sent, home));
  return succeeded(homeCost(request.home)).cost.dayOneCents.to;
}

test("with cash entered, the price is the highest whose first-day costs the cash covers, within the largest loan", () => {
  const random = seededRandom("homes");
  // A short term, because the first day does not depend on it.
  const oneYear = { ...terms, months: 12 };
  for (let i = 0; i < 500; i += 1) {
    const loan = cents(Math.floor(random.between(200_000, 20_000_000)));
    const cash = Math.floor(random.between(cents(100_000), cents(8_000_000)));
    const bought = homeForLoan(loan, cash, oneYear, home);
    if (!bought) continue;
    expect(bought.dayOneCents.to).toBeLessThanOrEqual(cash);
    expect(bought.loanCents).toBeLessThanOrEqual(loan);
    expect(cents(bought.priceKes - bought.depositKes)).toBe(bought.loanCents);
    expect(dayOneOf(bought.priceKes + 1000, loan)).toBeGreaterThan(cash);
  }
  expect(homeForLoan(cents(4_500_000), 0, terms, home)).toBeUndefined();
});

test("the stress test shows what is left now, at higher rates and without the larger pay", () => {
  const pays = [cents(100_000), cents(60_000)].map((netCents) => ({
    netCents,
    grossCents: netCents,
  }));
  const loan = { ...terms, loanCents: cents(4_000_000) };
  const instalment = succeeded(amortise(loan)).schedule.instalmentCents;
  const all = strains(household({ pays, debtsCents: cents(5000) }), loan);
  expect(all.map(({ id, annualRatePercent }) => [id, annualRatePercent])).toEqual([
    ["now", 14],
    ["rise", 16],
    ["rise", 18],
    ["payLost", 14],
  ]);
  expect(all[0]?.leftCents).toBe(cents(155_000) - instalment);
  expect(all[3]?.leftCents).toBe(cents(55_000) - instalment);
});

test("losing the only pay has its own id", () => {
  const loan = { ...terms, loanCents: cents(1_000_000) };
  const lost = strains(household(), loan).at(-1);
  expect(lost?.id).toBe("onlyPayLost");
  expect(lost?.leftCents).toBeLessThan(0);
});

test.each([
  // 11,666.67 of interest, and 35,000 on three million, of which the law counts 30,000.
  [1_000_000, 3500],
  [3_000_000, 9000],
])("the first month's interest on %d saves %d of tax", (kes, saved) => {
  const loan = { ...terms, loanCents: cents(kes) };
  const rates = payRatesOf(content.payRates, "2026-02");
  expect(interestReliefCents(household(), loan, rates)).toBe(cents(saved));
});
