import type {
  InvestorResults,
  ResultsFigure,
  ResultsPeriod,
} from "#model/investors/results-schema.ts";
import {
  type Measure,
  measures,
  periodEnd,
  periodName,
} from "#domain/investors/reporting-period.ts";

type ResultsRow = ReturnType<typeof toRow>;

export const profitMeasures = ["netProfit", "beforeTax", "perShare"] as const;
export const balanceMeasures = ["loans", "deposits", "assets"] as const;

const number = new Intl.NumberFormat("en-KE", { maximumFractionDigits: 3 });

/** A figure with its bound: `-1,707`, `over 53,000`. */
export function formatResult({ value, limit }: ResultsFigure): string {
  return limit ? `${limit} ${number.format(value)}` : number.format(value);
}

/** The periods, latest first. */
export function latestFirst({ periods }: InvestorResults): ResultsPeriod[] {
  return periods.toSorted((a, b) => periodEnd(b).localeCompare(periodEnd(a)));
}

export function toRow(period: ResultsPeriod) {
  const { figures, source, asOf, remark } = period;
  /** A measure without a public figure is missing. */
  const cells: Partial<Record<Measure, string>> = {};
  for (const measure of measures) {
    const figure = figures[measure];
    if (figure) cells[measure] = formatResult(figure);
  }
  return { name: periodName(period), end: periodEnd(period), cells, source, asOf, remark };
}

/** The rows of a table: the periods with a figure for one of the table's columns, or with a remark alone. */
export function rowsWith(rows: readonly ResultsRow[], shown: readonly Measure[]): ResultsRow[] {
  return rows.filter(
    ({ cells, remark }) =>
      shown.some((measure) => cells[measure] !== undefined) ||
      (remark !== undefined && Object.keys(cells).length === 0 && shown.includes("netProfit")),
  );
}
