import type { CellObject, Row, Sheet } from "write-excel-file/node";
import writeExcelFile from "write-excel-file/node";
import type { LoanCostPage } from "#model/loans/loan-cost-schema.ts";
import { longestMonths } from "#domain/lending/loan-cost-input.ts";
import { cachedResults } from "./cost-of-credit-cached.ts";
import {
  chargeRows,
  ends,
  firstDayFormulas,
  formulaOfCharge,
  formulaOfResult,
  formulasOfMonth,
  resultRows,
  termRows,
  withSheetNames,
} from "./cost-of-credit-formulas.ts";
import type { SheetValues } from "./cost-of-credit-values.ts";
import { validationsOf } from "./cost-of-credit-validations.ts";
import { withExtras } from "./sheet-feature.ts";

type Texts = LoanCostPage["spreadsheet"];
export type CostOfCreditInput = { label: string; values: SheetValues };

const money = "#,##0.00";
const percent = "0.00%";
const bold: CellObject = { fontWeight: "bold" };
const heading: CellObject = { ...bold, textColor: "#7a1730", fontSize: 13 };
const yellow = { backgroundColor: "#fbefd6", borderColor: "#6e6468", borderStyle: "thin" } as const;

/** A workbook in which all figures are formulas over the input cells: two sheets, no macros. */
export async function writeCostOfCredit(input: CostOfCreditInput, texts: Texts): Promise<Buffer> {
  const { summary, schedule } = cachedResults(input.values);
  const extras = [
    { cached: summary, validations: validationsOf(texts.validation) },
    { cached: schedule },
  ];
  return writeExcelFile(
    [
      {
        sheet: texts.sheets.summary,
        data: summaryRows(input, texts),
        columns: [46, 14, 14, 16, 18, 18].map((width) => ({ width })),
        showGridLines: false,
        orientation: "landscape",
      },
      {
        sheet: texts.sheets.schedule,
        data: scheduleRows(texts),
        columns: texts.columns.map(() => ({ width: 16 })),
        stickyRowsCount: 1,
      },
    ] satisfies Sheet<Buffer>[],
    {
      fontFamily: "Calibri",
      fontSize: 11,
      features: [withExtras(extras, texts.validation.title)],
    },
  ).toBuffer();
}

function summaryRows({ label, values }: CostOfCreditInput, texts: Texts): Row[] {
  const formula = formulaIn(texts);
  const heads = (title: string, others: readonly (string | null)[]): Row => [
    { ...heading, value: title },
    ...others.map((value) => (value === null ? null : { ...bold, value, align: "right" as const })),
  ];
  return [
    [{ ...heading, fontSize: 16, value: texts.title.replace("{loan}", label) }],
    [texts.intro],
    [],
    ...termRows.map((name): Row => [
      texts[name],
      yellowCell(values[name], name === "rate" ? percent : name === "months" ? "0" : money),
    ]),
    heads(texts.feesTitle, [
      texts.percentLow,
      texts.percentHigh,
      texts.typedAmount,
      texts.low,
      texts.high,
    ]),
    ...chargeRows.map((charge): Row => {
      const { low, high, amount } = values.charges[charge.name] ?? {};
      return [
        texts.charge[charge.name],
        ...(charge.base === undefined
          ? [null, null]
          : [yellowCell(low, percent), yellowCell(high, percent)]),
        yellowCell(amount, money),
        ...ends.map((end) => formula(formulaOfCharge(charge, end), money)),
      ];
    }),
    heads(texts.resultsTitle, [null, null, null, texts.low, texts.high]),
    ...resultRows.map(({ name, isPercent }): Row => [
      texts[name],
      null,
      null,
      null,
      ...ends.map((end) => formula(formulaOfResult(name, end), isPercent ? percent : money)),
    ]),
    [],
    [{ ...heading, value: texts.notesTitle }],
    ...texts.notes.map((note): Row => [{ value: note, wrap: true, columnSpan: 6, height: 34 }]),
  ];
}

/** An input cell, empty if its value is unknown. */
function yellowCell(value: number | undefined, format: string): CellObject {
  if (value === undefined) return { ...yellow };
  return { ...yellow, type: Number, value: format === percent ? value / 100 : value, format };
}

const formulaIn =
  ({ sheets }: Texts) =>
  (value: string, format: string): CellObject => ({
    type: "Formula",
    value: withSheetNames(value, sheets),
    format,
  });

function scheduleRows(texts: Texts): Row[] {
  const formula = formulaIn(texts);
  const [owed = "", ...flows] = firstDayFormulas;
  return [
    texts.columns.map((value) => ({ ...bold, value })),
    [0, null, null, null, null, formula(owed, money), ...flows.map((each) => formula(each, money))],
    ...Array.from({ length: longestMonths }, (_, i) =>
      formulasOfMonth(i + 1).map((each, column) => formula(each, column === 0 ? "0" : money)),
    ),
  ];
}
