import type { CellObject, Row, Sheet } from "write-excel-file/node";
import writeExcelFile from "write-excel-file/node";
import type { LoanCostPage } from "#model/loans/loan-cost-schema.ts";
import { longestMonths } from "#domain/lending/loan-cost-input.ts";
import {
  cells,
  formulasOfMonth,
  inputRows,
  resultRows,
  sheetNames,
} from "./cost-of-credit-formulas.ts";

type ShortText = LoanCostPage["spreadsheet"];

/** The starting values of the yellow cells; a percentage is 1.5 for 1.5%. */
export type CostOfCreditInput = {
  label: string;
  values: Partial<Record<(typeof inputRows)[number]["name"], number | undefined>>;
};

const money = "#,##0.00";
const percent = "0.00%";
const heading: CellObject = { fontWeight: "bold", textColor: "#7a1730", fontSize: 13 };
const yellow = { backgroundColor: "#fbefd6", borderColor: "#6e6468", borderStyle: "thin" } as const;

/** A workbook whose every figure is a formula over the yellow cells: two sheets, no macros. */
export function writeCostOfCredit(input: CostOfCreditInput, texts: ShortText): Promise<Buffer> {
  return writeExcelFile(
    [
      {
        sheet: sheetNames.summary,
        data: summaryRows(input, texts),
        columns: [{ width: 46 }, { width: 20 }],
        showGridLines: false,
      },
      {
        sheet: sheetNames.schedule,
        data: scheduleRows(texts),
        columns: texts.columns.map(() => ({ width: 16 })),
        stickyRowsCount: 1,
      },
    ] satisfies Sheet<Buffer>[],
    { fontFamily: "Calibri", fontSize: 11 },
  ).toBuffer();
}

function summaryRows({ label, values }: CostOfCreditInput, texts: ShortText): Row[] {
  const inputs = inputRows.map(({ name, isPercent }): Row => {
    const value = values[name];
    const format = name === "months" ? "0" : isPercent ? percent : money;
    const number = value === undefined ? undefined : isPercent ? value / 100 : value;
    return [
      texts[name],
      number === undefined ? { ...yellow } : { ...yellow, type: Number, value: number, format },
    ];
  });
  const results = resultRows.map(({ name, formula, isPercent }): Row => [
    texts[name],
    { type: "Formula", value: formula, format: isPercent ? percent : money },
  ]);
  return [
    [{ ...heading, fontSize: 16, value: texts.title.replace("{loan}", label) }],
    [texts.intro],
    [],
    ...inputs.slice(0, 3),
    [{ ...heading, value: texts.feesTitle }],
    ...inputs.slice(3),
    [{ ...heading, value: texts.resultsTitle }],
    ...results,
    [],
    [{ ...heading, value: texts.notesTitle }],
    ...texts.notes.map((note): Row => [{ value: note, wrap: true, columnSpan: 2, height: 48 }]),
  ];
}

function scheduleRows({ columns }: ShortText): Row[] {
  const formulas = (row: readonly string[]): Row =>
    row.map((value, i) => ({ type: "Formula", value, format: i === 0 ? "0" : money }));
  return [
    columns.map((value) => ({ value, fontWeight: "bold" })),
    [0, null, null, null, null, ...formulas([cells.loan, cells.received]).map(asMoney)],
    ...Array.from({ length: longestMonths }, (_, i) => formulas(formulasOfMonth(i + 1))),
  ];
}

function asMoney(cell: Row[number]): Row[number] {
  return typeof cell === "object" && cell !== null ? { ...cell, format: money } : cell;
}
