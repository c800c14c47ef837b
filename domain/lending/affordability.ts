import { amortise, loanForInstalment, type LoanTerms } from "./amortisation.ts";

/**
 * Shares of net pay that an instalment is measured against, in percent: a cautious third, and the 40% that the Kenya
 * Mortgage Refinance Company gives home buyers as a rule of thumb.
 */
const payShares = [
  { id: "third", percent: 100 / 3 },
  { id: "forty", percent: 40 },
] as const;
type PayShareId = (typeof payShares)[number]["id"];

/** The age by which a home loan must be repaid: 65 for those who work for themselves (KMRC). */
export const ageLimits = { employed: 60, selfEmployed: 65 } as const;

/** The rises of a variable rate that the page shows, in percentage points. */
const rateRises = [2, 4] as const;

type PayView = {
  id: PayShareId;
  /** This share of the pay, in cents a month. */
  instalmentCents: number;
  /** The loan that it repays. */
  loanCents: number;
  isWithin: boolean;
};

export type Affordability = { percentOfPay: number; views: readonly PayView[] };

/**
 * The instalment and the loan that a month's net pay allows, at a third and at 40% of it. Cents, rounded down; the
 * percentage is not rounded.
 * @param netPayCents what reaches the account each month, above zero
 * @param instalmentCents of the loan that is asked about
 * @throws RangeError on pay that is not above zero, and as `amortise` does
 */
export function affordability(
  netPayCents: number,
  instalmentCents: number,
  terms: Omit<LoanTerms, "loanCents">,
): Affordability {
  if (!(netPayCents > 0 && Number.isFinite(netPayCents)))
    throw new RangeError(`Net pay: ${netPayCents}`);
  const views = payShares.map(({ id, percent }) => {
    const shareCents = Math.floor((netPayCents * percent) / 100);
    return {
      id,
      instalmentCents: shareCents,
      loanCents: loanForInstalment(shareCents, terms),
      isWithin: instalmentCents <= shareCents,
    };
  });
  return { percentOfPay: (100 * instalmentCents) / netPayCents, views };
}

export type AgeCheck = {
  /** Full years at the last instalment. */
  ageAtEnd: number;
  /** Months left until each age limit, never below 0. */
  monthsTo: Readonly<Record<keyof typeof ageLimits, number>>;
};

/**
 * The borrower's age at the end of the loan, in full years, counted from the last birthday: at most a year too low.
 * @param ageYears today, in full years, 18 to 100
 * @throws RangeError outside these
 */
export function ageCheck(ageYears: number, months: number): AgeCheck {
  if (!(Number.isInteger(ageYears) && ageYears >= 18 && ageYears <= 100))
    throw new RangeError(`Age: ${ageYears}`);
  const monthsUntil = (limit: number) => Math.max(0, (limit - ageYears) * 12);
  return {
    ageAtEnd: Math.floor(ageYears + months / 12),
    monthsTo: {
      employed: monthsUntil(ageLimits.employed),
      selfEmployed: monthsUntil(ageLimits.selfEmployed),
    },
  };
}

export type DearerInstalment = { annualRatePercent: number; instalmentCents: number | undefined };

/**
 * The instalment in cents should the rate stand higher from the first month, by each of `rateRises`; undefined where
 * the loan would then never be repaid.
 * @throws RangeError as `amortise` does
 */
export function dearerInstalments(terms: LoanTerms): DearerInstalment[] {
  return rateRises.map((points) => {
    const annualRatePercent = terms.annualRatePercent + points;
    const amortised = amortise({ ...terms, annualRatePercent });
    return {
      annualRatePercent,
      instalmentCents: amortised.ok ? amortised.schedule.instalmentCents : undefined,
    };
  });
}
