import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { measures } from "#domain/investors/reporting-period.ts";
import { resultsCsv } from "./results-csv.ts";
import {
  balanceMeasures,
  formatResult,
  latestFirst,
  profitMeasures,
  rowsWith,
  toRow,
} from "#app/features/investors/results-rows.ts";
import { content } from "#test/support/content/content.ts";

const { results, texts } = content.investors;
const csv: string[][] = parse(resultsCsv(results, texts));
const [heads = [], ...lines] = csv;

test("the file has every figure of the two tables and no others", () => {
  const rows = latestFirst(results).map(toRow);
  const shown = [profitMeasures, balanceMeasures].flatMap((table) =>
    rowsWith(rows, table).flatMap(({ name, cells, source, asOf }) =>
      table.flatMap((measure) => {
        const cell = cells[measure];
        return cell ? [[name, measure, cell, source, asOf].join("|")] : [];
      }),
    ),
  );
  const inFile = lines.flatMap(([name, , , ...rest]) => {
    const [source, asOf, remarks = ""] = rest.slice(measures.length);
    return measures.flatMap((measure, i) => {
      const text = rest[i];
      if (!text) return [];
      const bound = new RegExp(`${texts.resultsPage.measures[measure]}: (over|about) `).exec(
        remarks,
      );
      const limit = bound?.[1] === "over" || bound?.[1] === "about" ? bound[1] : undefined;
      return [
        [name, measure, formatResult({ value: Number(text), limit }), source, asOf].join("|"),
      ];
    });
  });
  expect(inFile.toSorted()).toEqual(shown.toSorted());
  expect(inFile.length).toBeGreaterThan(60);
});

test("each row has a cell for each heading, and figures that a spreadsheet can add", () => {
  expect(heads[3]).toBe("Net profit (KES millions)");
  for (const line of lines) {
    expect(line).toHaveLength(heads.length);
    for (const figure of line.slice(3, 3 + measures.length)) expect(Number(figure)).not.toBeNaN();
  }
});

test.each([
  [{ value: -1707 }, "-1,707"],
  [{ value: 624.3 }, "624.3"],
  [{ value: 53_000, limit: "over" as const }, "over 53,000"],
  [{ value: -0.286 }, "-0.286"],
])("%j reads %s", (figure, text) => {
  expect(formatResult(figure)).toBe(text);
});
