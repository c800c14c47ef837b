import { expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { seededRandom } from "#test/support/seeded-random.ts";
import { payRatesOf } from "#domain/pay/pay-rates.ts";
import { amortise } from "./amortisation.ts";
import { homeCost } from "./home-cost.ts";
import { type HomeBasis, leastDepositKes, parseHomeInput } from "./home-cost-input.ts";
import {
  homeForLoan,
  type Household,
  interestReliefCents,
  loansByRule,
  strains,
} from "./loan-for-pay.ts";
import { answerLoanForPay } from "./loan-for-pay-input.ts";

/** CAT-15: 90% of the price over 20 years. */
const home: HomeBasis = {
  defaults: {
    know: "price",
    price: "5,000,000",
    loan: "4,500,000",
    month: "",
    deposit: "",
    rate: "14",
    years: "20",
    area: "urban",
    commitment: "1.5",
    excise: "20",
    valuation: "0.5",
    legalFrom: "1",
    legalTo: "2",
    legalCharge: "",
    chargeDuty: "",
    insurance: "",
  },
  largestSharePercent: 90,
  stampDutyPercent: { urban: 4, rural: 2, exempt: 0, family: 0 },
  legalVatPercent: 16,
};
const basis = { home, rates: payRatesOf(content.payRates, "2026-02") };
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

test("each rule has its own instalment, and the least of their loans binds", () => {
  // 103,618.15 - 150,000 / 3; 40% and 30% of 103,618.15.
  expect(instalmentsOf(household({ bankPercent: 30 }))).toEqual({
    third: cents(53_618.15),
    bank: 3_108_544,
    kmrc: cents(41_447.26),
  });
  expect(loansByRule(household()).binding.id).toBe("kmrc");
  // Of a low net pay little is above a third of the gross.
  const owed = household({ debtsCents: cents(20_000) });
  expect(instalmentsOf(owed)).toEqual({ third: cents(33_618.15), kmrc: cents(21_447.26) });
  const [pay] = household().pays;
  const couple = household({ pays: pay ? [pay, pay] : [] });
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

/** Month by month, without the closed formula: the part of a loan that repays it by the end of the period. */
function repaidShare(annualRatePercent: number, months: number) {
  const rate = annualRatePercent / 1200;
  let [growth, paid] = [1, 0];
  for (let month = 0; month < months; month += 1) {
    growth *= 1 + rate;
    paid = paid * (1 + rate) + 1;
  }
  return growth / paid;
}

test("10,000 households: the loan of each rule is repaid by its instalment, and one shilling more is not", () => {
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

test("without an amount of cash the price is that of the loan and the least deposit", () => {
  const bought = homeForLoan(cents(4_500_000), undefined, terms, home);
  const share = home.largestSharePercent / 100;
  expect(bought?.priceKes).toBe(Math.floor(4_500_000 / share / 1000) * 1000);
});

/** With the smallest deposit that the loan allows, by the true cost of a home. */
function dayOneOf(priceKes: number, loanCents: number) {
  const depositKes = Math.max(leastDepositKes(priceKes, home), priceKes - loanCents / 100);
  const sent = new URLSearchParams({ price: `${priceKes}`, deposit: depositKes.toFixed(2) });
  const input = parseHomeInput(sent, home);
  const answered = input.ok && homeCost(input.request.home);
  return answered && answered.ok ? answered.cost.dayOneCents.to : NaN;
}

test("with cash it is the highest whose first day the cash pays, with no loan above the largest", () => {
  const random = seededRandom("homes");
  // The period is short, as the first day knows nothing of it.
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

test("a strain shows what is left, with a rise of the rate and without the larger pay", () => {
  const pays = [cents(100_000), cents(60_000)].map((netCents) => ({
    netCents,
    grossCents: netCents,
  }));
  const loan = { ...terms, loanCents: cents(4_000_000) };
  const amortised = amortise(loan);
  const instalment = amortised.ok ? amortised.schedule.instalmentCents : 0;
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

test("the only pay is lost by another name than the larger of two", () => {
  const loan = { ...terms, loanCents: cents(1_000_000) };
  const lost = strains(household(), loan).at(-1);
  expect(lost?.id).toBe("onlyPayLost");
  expect(lost?.leftCents).toBeLessThan(0);
});

const typed = { kind: "gross", pay: "150,000", rate: "14", years: "20" };
const answerTo = (more: Record<string, string>) =>
  answerLoanForPay(new Map(Object.entries({ ...typed, ...more })), basis);

test("gross and net pay lead to the same loan", () => {
  const [gross, net] = [answerTo({}), answerTo({ kind: "net", pay: "103,618.15" })];
  expect(gross.ok && gross.answer.rules).toEqual(net.ok && net.answer.rules);
});

test("the third is of the gross pay on the payslip, of which a pension leaves less", () => {
  // 84,186.65 of 200,000 after a pension of 60,000; without the gross pay, that of the net alone.
  const net = { kind: "net", pay: "84,186.65" };
  const thirdOf = (more: Record<string, string>) => {
    const answered = answerTo({ ...net, ...more });
    return answered.ok ? answered.answer.rules[0]?.instalmentCents : undefined;
  };
  expect(thirdOf({ gross: "200,000" })).toBe(1_751_998);
  expect(thirdOf({})).toBeGreaterThan(4_300_000);
  const less = { ok: false, errors: { gross: "tooSmall" } };
  expect(answerTo({ ...net, gross: "84,000" })).toEqual(less);
});

const grossOf = (more: Record<string, string>) => {
  const answered = answerTo(more);
  return answered.ok ? answered.answer.household.pays.map(({ grossCents }) => grossCents) : [];
};

test("the gross pay on the payslip is of the first person, and beside a gross pay none counts", () => {
  const net = { kind: "net", pay: "114,186.65", partner: "80,000" };
  const [own = 0, partner = 0] = grossOf({ ...net, gross: "200,000" });
  expect(own).toBe(cents(200_000));
  expect(partner).toBeGreaterThan(cents(100_000));
  expect(grossOf({ ...net, gross: "" })[1]).toBe(partner);
  expect(grossOf({ gross: "500,000" })).toEqual([cents(150_000)]);
  expect(grossOf({ gross: "100,000", partner: "80,000" })).toEqual([cents(150_000), cents(80_000)]);
});

test("rates that are known no more are told with the answer", () => {
  const rates = { ...basis.rates, knownTo: "2026-01" };
  const answered = answerLoanForPay(new Map(Object.entries(typed)), { home, rates });
  expect(answered).toMatchObject({ answer: { knownTo: "2026-01" } });
});

test("interest within the law's limit saves its share of tax", () => {
  // 30% of the tax band of 150,000, on the interest of the first month.
  const answered = answerTo({});
  if (!answered.ok || !answered.answer.home) throw new Error("No answer");
  const { home: bought, reliefCents } = answered.answer;
  const interest = Math.min(cents(30_000), Math.round((bought.loanCents * 14) / 1200));
  expect(Math.abs(reliefCents - interest * 0.3)).toBeLessThanOrEqual(1);
});

test.each([
  // 11,666.67 of interest, and a year's rate on three million, of which the law counts 30,000.
  [1_000_000, 3500],
  [3_000_000, 9000],
])("the first month's interest on %d saves %d of tax", (kes, saved) => {
  const loan = { ...terms, loanCents: cents(kes) };
  expect(interestReliefCents(household(), loan, basis.rates)).toBe(cents(saved));
});

test("the dearest home is no limit of a cash that nobody entered", () => {
  expect(answerTo({ pay: "100m" })).toMatchObject({ answer: { isCashLimit: false } });
});

test.each([
  ["", false],
  ["600,000", true],
  ["6,000,000", false],
])("cash of %j is the limit: %s", (deposit, isCashLimit) => {
  expect(answerTo({ deposit })).toMatchObject({ answer: { isCashLimit } });
});

test.each<[Record<string, string>, readonly string[]]>([
  [{ deposit: "10,000" }, ["cash"]],
  [{ debts: "90,000" }, ["debts"]],
  [{ debts: "40,000", years: "1", pay: "150,000" }, ["debts", "term"]],
  // Over the longest term neither the term nor debts that are none can help.
  [{ pay: "2,000" }, []],
  [{ pay: "9,000", years: "1" }, ["term"]],
  [{ age: "60", debts: "10,000" }, []],
  // More of one alone would not do.
  [{ debts: "90,000", deposit: "10,000" }, []],
  [{}, []],
])("where %j buys no home, it would with a change of %j", (more, remedies) => {
  expect(answerTo(more)).toMatchObject({ answer: { remedies } });
});

test("the cash that was entered is the limit where it buys no home at all", () => {
  const answered = answerTo({ deposit: "10,000" });
  expect(answered).toMatchObject({ answer: { home: undefined, isCashLimit: true } });
  expect(answerTo({ pay: "2,000" })).toMatchObject({ answer: { isCashLimit: false } });
});

test.each([
  ["pay", "-5", "tooSmall"],
  ["partner", "x", "notANumber"],
  ["age", "9", "tooSmall"],
  ["age", "38.5", "notANumber"],
  ["rate", "0", "tooSmall"],
  ["years", "40", "tooLarge"],
])("%s of %j is refused: %s", (field, value, code) => {
  expect(answerTo({ [field]: value })).toEqual({ ok: false, errors: { [field]: code } });
});
