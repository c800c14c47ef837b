import { amortise, type LoanTerms, type Schedule } from "./amortisation.ts";
import { annualPercentageRate } from "./annual-percentage-rate.ts";

/** The payee. */
export const receivers = ["bank", "kra", "valuer", "advocates", "insurer", "seller"] as const;
export type Receiver = (typeof receivers)[number];

/** The charges of a loan besides its interest, in cents. */
export type LoanCharges = {
  /** Paid once, on the first day. */
  atStartCents: number;
  /** Paid on the first day and again at the start of every further year. */
  yearlyCents: number;
};

export type LoanCost = ReturnType<typeof costOfSchedule>;

/**
 * The total cost of credit and the annual percentage rate of a loan with charges, in cents.
 * Charges count as paid by the borrower out of the money received on the first day.
 * @throws RangeError on charges below 0 or not whole, and as `amortise` does
 */
export function loanCost(terms: LoanTerms, charges: LoanCharges) {
  const amortised = amortise(terms);
  return amortised.ok
    ? { ok: true as const, cost: costOfSchedule(amortised.schedule, terms, charges) }
    : amortised;
}

/**
 * The same from an existing schedule, so that one loan with different charges is amortised once.
 *
 * @throws RangeError on charges below 0 or not whole
 */
export function costOfSchedule(
  schedule: Schedule,
  { loanCents, months }: LoanTerms,
  { atStartCents, yearlyCents }: LoanCharges,
) {
  for (const cents of [atStartCents, yearlyCents]) {
    if (!(Number.isSafeInteger(cents) && cents >= 0)) throw new RangeError(`Charge: ${cents}`);
  }
  const chargesCents = atStartCents + yearlyCents * Math.ceil(months / 12);
  const apr = annualPercentageRate([
    { month: 0, cents: loanCents - atStartCents - yearlyCents },
    ...schedule.months.map(({ number, instalmentCents }) => ({
      month: number,
      cents: -instalmentCents - (isYearsStart(number, months) ? yearlyCents : 0),
    })),
  ]);
  return {
    schedule,
    /** All charges over the whole term. */
    chargesCents,
    /** Interest and charges: what the loan costs above its amount. */
    totalCostCents: schedule.totalInterestCents + chargesCents,
    apr,
  };
}

/** A share of an amount, to the nearest cent: 1.5% of a loan. Both are 0 or more. */
export function shareCents(amountCents: number, percent: number): number {
  return Math.round((amountCents * percent) / 100);
}

/** With the twelfth instalment a year has passed, and the next year's charge falls due unless the loan has ended. */
function isYearsStart(month: number, months: number) {
  return month % 12 === 0 && month < months;
}
