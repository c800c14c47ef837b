import { netPay } from "#domain/pay/net-pay.ts";
import type { PayRates } from "#domain/pay/pay-rates.ts";
import { dearerInstalments } from "./affordability.ts";
import { amortise, loanForInstalment, type LoanTerms, type RateAndMonths } from "./amortisation.ts";
import { costAtPrice } from "./cost-at-price.ts";
import { type HomeBasis, leastDepositKes } from "./home-cost-input.ts";

/** The rules that bound a loan: the Employment Act's third, the bank's own share, KMRC's 40%, the age at the end. */
export const payRuleIds = ["third", "bank", "kmrc", "age"] as const;
type PayRuleId = (typeof payRuleIds)[number];

/** The share of net pay that the Kenya Mortgage Refinance Company (KMRC) tells home buyers to spend, in percent. */
export const kmrcPercent = 40;
/** The age by which an employee's home loan must be repaid, and that of the self-employed (KMRC). */
export const ageLimits = { employed: 60, selfEmployed: 65 } as const;

/** One person's monthly pay, in cents; gross as on the payslip, before any private pension. */
export type PersonsPay = { grossCents: number; netCents: number };

/** The pay and debts a month of one or two people, and the loan they think of. */
export type Household = {
  pays: readonly PersonsPay[];
  debtsCents: number;
  /** Of the older, in full years. */
  age: number | undefined;
  /** The share of net pay that the bank names, in percent. */
  bankPercent: number | undefined;
  terms: RateAndMonths;
};

type RuledLoan = { id: PayRuleId; instalmentCents: number; months: number; loanCents: number };

/**
 * CAL-15: the largest loan under each rule, and the binding one, which is the smallest. Cents, rounded down. By the
 * Employment Act 2007, s.19(3), a third of the wages must be left after all deductions; debts count as deductions by
 * the employer, and gross pay as the wages. KMRC and the bank limit a share of net pay, less debts. A loan must be
 * repaid by the age of 60 (KMRC), so a shorter term at the smallest of the other instalments gives a smaller loan.
 * Rules without their figure are left out.
 */
export function loansByRule({ pays, debtsCents, age, bankPercent, terms }: Household) {
  const netCents = sumOf(pays, "netCents");
  const byPay = (id: PayRuleId, roomCents: number): RuledLoan => {
    const instalmentCents = Math.max(0, Math.floor(roomCents));
    const loanCents = loanForInstalment(instalmentCents, terms);
    return { id, instalmentCents, months: terms.months, loanCents };
  };
  const share = (percent: number) => (netCents * percent) / 100 - debtsCents;
  const third = byPay("third", netCents - debtsCents - sumOf(pays, "grossCents") / 3);
  const rules = [
    third,
    ...(bankPercent === undefined ? [] : [byPay("bank", share(bankPercent))]),
    byPay("kmrc", share(kmrcPercent)),
  ];
  if (age !== undefined) {
    const months = Math.min(terms.months, Math.max(0, (ageLimits.employed - age) * 12));
    const instalmentCents = Math.min(...rules.map((rule) => rule.instalmentCents));
    const loanCents = months === 0 ? 0 : loanForInstalment(instalmentCents, { ...terms, months });
    rules.push({ id: "age", instalmentCents, months, loanCents });
  }
  const binding = rules.toSorted((a, b) => a.loanCents - b.loanCents)[0] ?? third;
  return { rules, binding };
}

export type HomeForLoan = NonNullable<ReturnType<typeof homeForLoan>>;

/** Prices are rounded to thousands, as homes are sold. */
export const priceStepKes = 1000;
const leastPriceKes = 100_000;

/**
 * CAL-15: the highest price, in whole thousands of shillings, of a home that the loan and the cash pay for, with all
 * first-day costs of the home cost calculator at their highest. The deposit is at least the share that is not lent.
 * Without cash, the price at that minimum deposit.
 *
 * @param terms of the loan
 * @returns undefined if no home can be bought
 */
export function homeForLoan(
  largestLoanCents: number,
  cashCents: number | undefined,
  terms: RateAndMonths,
  basis: HomeBasis,
) {
  const loanKes = Math.floor(largestLoanCents / 100);
  const homeAt = (priceKes: number) => {
    const least = leastDepositKes(priceKes, basis);
    const depositKes = Math.max(least, priceKes - loanKes);
    if (depositKes >= priceKes || (cashCents === undefined && depositKes > least)) return undefined;
    const cost = costAtPrice({ priceKes, depositKes }, terms, basis);
    if (!cost) return undefined;
    // `dayOneCents`: deposit, fees and taxes, except those left out.
    const { loanCents, dayOneCents, leftOut } = cost;
    if (cashCents !== undefined && dayOneCents.to > cashCents) return undefined;
    return { priceKes, depositKes, loanCents, dayOneCents, leftOut };
  };
  const mostKes = loanKes + (cashCents === undefined ? 9 * loanKes : cashCents / 100);
  let [below, above] = [leastPriceKes / priceStepKes - 1, Math.floor(mostKes / priceStepKes) + 1];
  let best: ReturnType<typeof homeAt>;
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    const home = homeAt(middle * priceStepKes);
    if (home) [below, best] = [middle, home];
    else above = middle;
  }
  return best;
}

export type Strain = {
  id: "now" | "rise" | "payLost" | "onlyPayLost";
  annualRatePercent: number;
  /** Undefined where the loan would never be repaid. */
  instalmentCents: number | undefined;
  /** The rest of net pay after the instalment and debts; may be negative. */
  leftCents: number;
};

/** The instalment and what is left of net pay: now, at higher rates, and without the larger pay. */
export function strains({ pays, debtsCents }: Household, terms: LoanTerms): Strain[] {
  const amortised = amortise(terms);
  const now = amortised.ok ? amortised.schedule.instalmentCents : undefined;
  const netCents = sumOf(pays, "netCents") - debtsCents;
  const lostCents = Math.max(...pays.map((pay) => pay.netCents));
  const { annualRatePercent } = terms;
  const lost = pays.length > 1 ? "payLost" : "onlyPayLost";
  const left = (instalmentCents = 0, lessCents = 0) => netCents - lessCents - instalmentCents;
  return [
    { id: "now", annualRatePercent, instalmentCents: now, leftCents: left(now) },
    ...dearerInstalments(terms).map((dearer) => ({
      id: "rise" as const,
      ...dearer,
      leftCents: left(dearer.instalmentCents),
    })),
    { id: lost, annualRatePercent, instalmentCents: now, leftCents: left(now, lostCents) },
  ];
}

/** The tax that the interest of the first month saves the person with the larger pay, in cents. */
export function interestReliefCents(
  { pays }: Household,
  { loanCents, annualRatePercent }: LoanTerms,
  rates: PayRates,
): number {
  const grossCents = Math.max(...pays.map((pay) => pay.grossCents));
  const interestCents = Math.round((loanCents * annualRatePercent) / 1200);
  return (
    netPay({ grossCents }, rates).payeCents - netPay({ grossCents, interestCents }, rates).payeCents
  );
}

export const sumOf = (pays: readonly PersonsPay[], name: keyof PersonsPay) =>
  pays.reduce((sum, pay) => sum + pay[name], 0);
