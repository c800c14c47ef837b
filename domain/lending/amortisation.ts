import { exactMonthlyInstalmentKes, type MortgageTerms } from "./mortgage.ts";

/** The yearly rate in percent (14 is 14%), and whole months. */
export type RateAndMonths = { annualRatePercent: number; months: number };

/** A loan repaid month by month, with its amount in cents. */
export type LoanTerms = RateAndMonths & { loanCents: number };

/** One month of a schedule, or the sums of one year; the balance is the debt after it. Cents. */
export type ScheduleRow = {
  /** The month from 1, or the year from 1. */
  number: number;
  instalmentCents: number;
  interestCents: number;
  principalCents: number;
  balanceCents: number;
};

export type Schedule = Extract<ReturnType<typeof amortise>, { ok: true }>["schedule"];

const neverRepaid = { ok: false, reason: "neverRepaid" } as const;

/**
 * The whole schedule of a loan with level instalments (CAL-2), in whole cents.
 *
 * The instalment is rounded to the nearest cent, and so is the interest of each month, which runs on the balance
 * before it. The last instalment pays what is left, so the principal of all rows is the loan to the cent.
 * @returns `neverRepaid` where cents are too coarse for the terms: at 100% over 40 years the instalment differs
 *   from the interest by less than a cent, and the last one would be as large as the loan
 * @throws RangeError on an amount that is not whole cents above zero, a rate below 0 or months that are not whole
 */
export function amortise({ loanCents, annualRatePercent, months }: LoanTerms) {
  if (!Number.isSafeInteger(loanCents)) throw new RangeError(`Cents: ${loanCents}`);
  // The formula works in any unit: cents in, cents out.
  const instalmentCents = Math.round(
    exactMonthlyInstalmentKes({ amountKes: loanCents, annualRatePercent, months }),
  );
  const rows: ScheduleRow[] = [];
  let balanceCents = loanCents;
  for (let number = 1; number <= months; number += 1) {
    const interestCents = monthlyInterestCents(balanceCents, annualRatePercent);
    const dueCents = number === months ? balanceCents + interestCents : instalmentCents;
    const principalCents = Math.min(balanceCents, dueCents - interestCents);
    if (principalCents <= 0) return neverRepaid;
    balanceCents -= principalCents;
    rows.push({
      number,
      instalmentCents: interestCents + principalCents,
      interestCents,
      principalCents,
      balanceCents,
    });
  }
  const lastInstalmentCents = rows[rows.length - 1]?.instalmentCents ?? 0;
  if (lastInstalmentCents > 2 * instalmentCents) return neverRepaid;
  const totalInterestCents = sumOf(rows, "interestCents");
  return {
    ok: true as const,
    schedule: {
      /** The instalment of each month but the last. */
      instalmentCents,
      /** The last instalment absorbs the rounding differences. */
      lastInstalmentCents,
      totalInterestCents,
      totalPaidCents: loanCents + totalInterestCents,
      months: rows,
    },
  };
}

/** The terms of the mortgage calculator, whose amount is in shillings, to the nearest cent. */
export function termsInCents({ amountKes, ...terms }: MortgageTerms): LoanTerms {
  return { ...terms, loanCents: Math.round(100 * amountKes) };
}

/**
 * The same schedule by years of twelve instalments, counted from the first; the last year may have fewer.
 * Cents; no rounding of its own.
 */
export function byYear(months: readonly ScheduleRow[]): ScheduleRow[] {
  return Array.from({ length: Math.ceil(months.length / 12) }, (_, i) => {
    const rows = monthsOfYear(months, i + 1);
    return {
      number: i + 1,
      instalmentCents: sumOf(rows, "instalmentCents"),
      interestCents: sumOf(rows, "interestCents"),
      principalCents: sumOf(rows, "principalCents"),
      balanceCents: rows[rows.length - 1]?.balanceCents ?? 0,
    };
  });
}

/**
 * The rows in whole shillings. Each figure is a difference of rounded running totals, so a column adds up to its
 * rounded total. Interest and principal of a row add up to what is paid, except in the last row of a loan with cents.
 */
export function inWholeShillings(rows: readonly ScheduleRow[]): ScheduleRow[] {
  const upTo = (row: number, field: Sum) => toShilling(sumOf(rows.slice(0, row), field));
  const paidUpTo = (row: number) =>
    row === rows.length
      ? upTo(row, "instalmentCents")
      : upTo(row, "interestCents") + upTo(row, "principalCents");
  return rows.map(({ number }, i) => ({
    number,
    instalmentCents: paidUpTo(i + 1) - paidUpTo(i),
    interestCents: upTo(i + 1, "interestCents") - upTo(i, "interestCents"),
    principalCents: upTo(i + 1, "principalCents") - upTo(i, "principalCents"),
    balanceCents: upTo(rows.length, "principalCents") - upTo(i + 1, "principalCents"),
  }));
}

const toShilling = (cents: number) => 100 * Math.round(cents / 100);

/** The months of a year, which counts from 1; empty if the loan has ended before. */
export function monthsOfYear(months: readonly ScheduleRow[], year: number): readonly ScheduleRow[] {
  return months.slice(12 * (year - 1), 12 * year);
}

/**
 * The largest loan that a monthly instalment repays, in whole cents, rounded down so that it never asks for more.
 * @param instalmentCents what can be paid each month, in cents; 0 or less gives no loan
 * @throws RangeError as `amortise` does
 */
export function loanForInstalment(
  instalmentCents: number,
  { annualRatePercent, months }: RateAndMonths,
): number {
  if (instalmentCents <= 0) return 0;
  const perCent = exactMonthlyInstalmentKes({ amountKes: 1, annualRatePercent, months });
  return Math.floor(instalmentCents / perCent);
}

/** CAL-2: interest of one month, to the nearest cent: the yearly rate / 12 / 100 of the balance. */
export function monthlyInterestCents(balanceCents: number, annualRatePercent: number) {
  return Math.round((balanceCents * annualRatePercent) / 1200);
}

type Sum = "instalmentCents" | "interestCents" | "principalCents";

function sumOf(rows: readonly ScheduleRow[], field: Sum) {
  return rows.reduce((sum, row) => sum + row[field], 0);
}
