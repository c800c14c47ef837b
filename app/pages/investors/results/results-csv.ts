import { stringify } from "csv-stringify/sync";
import { fillText } from "#domain/texts/fill-text.ts";
import type { InvestorResults } from "#model/investors/results-schema.ts";
import type { InvestorTexts } from "#model/investors/schema.ts";
import { measures, periodEnd, periodName } from "#domain/investors/reporting-period.ts";
import { formatResult, latestFirst } from "#app/features/investors/results-rows.ts";

/**
 * All figures as CSV: plain numbers, one row for each period. A bound such as "over" is in the remarks, because a
 * number cannot hold it.
 */
export function resultsCsv(
  results: InvestorResults,
  { resultsPage: texts }: InvestorTexts,
): string {
  const rows = latestFirst(results).map((period) => {
    const { figures, published, source, asOf, remark } = period;
    const bounds = measures.flatMap((measure) => {
      const figure = figures[measure];
      return figure?.limit ? [`${texts.measures[measure]}: ${formatResult(figure)}.`] : [];
    });
    return [
      periodName(period),
      periodEnd(period),
      published ?? "",
      ...measures.map((measure) => figures[measure]?.value ?? ""),
      source,
      asOf,
      [...bounds, remark].filter(Boolean).join(" "),
    ];
  });
  const { periodEnd: end, published, perShare, millions, asOf, remarks } = texts.file;
  const heads = measures.map((measure) =>
    fillText(measure === "perShare" ? perShare : millions, { measure: texts.measures[measure] }),
  );
  return stringify([
    [texts.period, end, published, ...heads, texts.source, asOf, remarks],
    ...rows,
  ]);
}
