import { byYear, type ScheduleRow } from "./amortisation.ts";

/** The number of threads in a row: each is a fortieth of what is paid in the row's period. */
export const clothThreads = 40;

/** The calculators that draw a cloth, by the last part of their path. */
export const clothCalculators = ["home-cost", "mortgage", "loan-cost"] as const;
export type ClothCalculator = (typeof clothCalculators)[number];

/** In years a short loan would have too few rows, so each of its months is a row. */
const longestByMonths = 36;
const monthsOfRow = 6;

export type ClothRow = ReturnType<typeof rowOf>;
/** `rows` are from the top down. */
export type Cloth = ReturnType<typeof weaveCloth>;

/** The schedule of a loan as a cloth: two rows a year, or one a month for a short loan. Each row is whole threads. */
export function weaveCloth(months: readonly ScheduleRow[]) {
  /** The first payment, counted from 1, of which more than half repays the loan. */
  const turn = months.find((month) => repaidShare(month) > 0.5)?.number;
  if (months.length <= longestByMonths)
    return { unit: "month" as const, rows: months.map(rowOf), turn };
  const rows = byYear(months).flatMap((year) =>
    // A last half-year is one row.
    Array.from({ length: rowsOf(months.length - 12 * (year.number - 1)) }, () => rowOf(year)),
  );
  return { unit: "year" as const, rows, turn };
}

const rowsOf = (monthsLeft: number) => Math.min(2, Math.ceil(monthsLeft / monthsOfRow));

/** `number` is the year or the month, from 1; `threads` is the share that repays the loan in whole threads. */
function rowOf(row: ScheduleRow) {
  const share = repaidShare(row);
  return { number: row.number, share, threads: Math.round(clothThreads * share) };
}

/** The part of a row's payments that repays the loan, 0 to 1; the rest is interest. */
const repaidShare = ({ principalCents, instalmentCents }: ScheduleRow) =>
  principalCents / instalmentCents;
