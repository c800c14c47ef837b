import type { ResultsPeriod } from "#model/investors/results-schema.ts";
import type { Measure } from "#domain/investors/reporting-period.ts";
import { periodEnd } from "#domain/investors/reporting-period.ts";
import type { Column } from "#app/parts/column-chart.tsx";
import type { Series } from "./line-chart.tsx";
import { formatResult } from "#app/features/investors/results-rows.ts";

/** Before this year the public full-year figures have gaps. */
const firstYearDrawn = 2015;

/** The net profit of each full year, earliest first. */
export function profitColumns(periods: readonly ResultsPeriod[]): Column[] {
  return periods
    .filter(({ kind, year }) => kind === "full-year" && year >= firstYearDrawn)
    .toSorted((a, b) => a.year - b.year)
    .map(({ year, figures: { netProfit } }) => ({
      label: String(year),
      value: netProfit?.value,
      exact: netProfit && formatResult(netProfit),
      text: netProfit ? formatResult({ value: Math.round(netProfit.value) }) : "?",
    }));
}

/** The figure of the first period that has the measure, in KES billions with its bound: `over 53`. */
export function latestInBillions(periods: readonly ResultsPeriod[], measure: Measure): string {
  const [figure] = periods.flatMap(({ figures }) => figures[measure] ?? []);
  return figure ? formatResult({ ...figure, value: figure.value / 1000 }) : "";
}

/** Loans and deposits in KES billions. */
export function balanceSeries(
  periods: readonly ResultsPeriod[],
  names: Readonly<Record<Measure, string>>,
): [Series, Series] {
  const pointsOf = (measure: Measure) =>
    periods
      .flatMap((period) => {
        const figure = period.figures[measure];
        return figure ? [{ day: periodEnd(period), value: figure.value / 1000 }] : [];
      })
      .toSorted((a, b) => a.day.localeCompare(b.day));
  return [
    { name: names.loans, mark: "round", points: pointsOf("loans") },
    { name: names.deposits, mark: "square", points: pointsOf("deposits") },
  ];
}
