import { stringify } from "csv-stringify/sync";
import { fillWords } from "#domain/pages/fill-words.ts";
import type { InvestorResults } from "#model/investors/results-schema.ts";
import type { InvestorWords } from "#model/investors/schema.ts";
import { measures, periodEnd, periodName } from "#domain/investors/reporting-period.ts";
import { formatResult, latestFirst } from "#app/features/investors/results-rows.ts";

/**
 * All figures for a spreadsheet: bare numbers, a row a period. A bound such as "over", which a number cannot carry,
 * stands with the remarks.
 */
export function resultsCsv(
  results: InvestorResults,
  { resultsPage: words }: InvestorWords,
): string {
  const rows = latestFirst(results).map((period) => {
    const { figures, published, source, asOf, remark } = period;
    const bounds = measures.flatMap((measure) => {
      const figure = figures[measure];
      return figure?.limit ? [`${words.measures[measure]}: ${formatResult(figure)}.`] : [];
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
  const { periodEnd: end, published, perShare, millions, asOf, remarks } = words.file;
  const heads = measures.map((measure) =>
    fillWords(measure === "perShare" ? perShare : millions, { measure: words.measures[measure] }),
  );
  return stringify([
    [words.period, end, published, ...heads, words.source, asOf, remarks],
    ...rows,
  ]);
}
