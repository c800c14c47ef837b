import { calculatorBounds } from "#domain/lending/calculator-input.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { homeBounds } from "#domain/lending/home-cost-input.ts";
import { longestMonths } from "#domain/lending/loan-cost-input.ts";
import type { LoanCostPage } from "#model/loans/loan-cost-schema.ts";
import { cellOfTerm, chargeRows, firstCharge, rowOfCharge } from "./cost-of-credit-formulas.ts";
import type { Validation } from "./sheet-feature.ts";

/** The bounds of the input cells, equal to the calculators'. Percentages are fractions here. */
export function validationsOf(texts: LoanCostPage["spreadsheet"]["validation"]): Validation[] {
  const lastCharge = firstCharge + chargeRows.length - 1;
  const excise = rowOfCharge("excise");
  const shares = chargeRows
    .filter(({ name, base }) => base !== undefined && name !== "excise")
    .map(({ name }) => `B${rowOfCharge(name)}:C${rowOfCharge(name)}`);
  const amount = { min: 0, max: calculatorBounds.amountKes.max };
  const decimal = (cells: string, { min, max }: { min: number; max: number }): Validation => ({
    cells,
    type: "decimal",
    min,
    max,
    message: fillText(texts.amount, { max: max.toLocaleString("en-KE") }),
  });
  const percent = (cells: string, { max }: { max: number }): Validation => ({
    cells,
    type: "decimal",
    min: 0,
    max: max / 100,
    message: fillText(texts.percent, { max }),
  });
  return [
    decimal([cellOfTerm("price"), cellOfTerm("loan")].join(" "), amount),
    percent(cellOfTerm("rate"), calculatorBounds.annualRatePercent),
    {
      cells: cellOfTerm("months"),
      type: "whole",
      min: 1,
      max: longestMonths,
      message: fillText(texts.months, { max: longestMonths }),
    },
    percent(shares.join(" "), homeBounds.chargePercent),
    percent(`B${excise}:C${excise}`, homeBounds.excisePercent),
    decimal(`D${firstCharge}:D${lastCharge}`, amount),
  ];
}
