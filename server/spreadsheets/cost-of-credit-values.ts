import { calculatorBounds } from "#domain/lending/calculator-input.ts";
import { homeBounds } from "#domain/lending/home-cost-input.ts";
import { type LoanBasis, type LoanField, longestMonths } from "#domain/lending/loan-cost-input.ts";
import {
  type Bounds,
  parseTypedAmount,
  parseTypedRate,
  parseTypedYears,
} from "#domain/forms/typed-number.ts";
import type { CostOfCreditInput } from "./cost-of-credit.ts";

/** The yellow cells from what an address holds. What cannot be read stays empty: the sheet is there to be filled. */
export function valuesOf(
  typed: Readonly<Record<LoanField, string>>,
  { amountKes }: LoanBasis,
): CostOfCreditInput["values"] {
  const amount = (name: LoanField, bounds: Bounds = homeBounds.insuranceKes) =>
    valueOf(parseTypedAmount(typed[name], bounds));
  const percent = (name: LoanField, bounds: Bounds) => valueOf(parseTypedRate(typed[name], bounds));
  const months = valueOf(parseTypedYears(typed.months, { min: 1, max: longestMonths }));
  return {
    loan: amount("amount", { ...amountKes, min: 1 }),
    rate: percent("rate", calculatorBounds.annualRatePercent),
    months: months === undefined ? undefined : Math.round(months),
    commitmentPercent: percent("commitment", homeBounds.chargePercent),
    excisePercent: percent("excise", homeBounds.excisePercent),
    valuation: amount("valuation"),
    legal: amount("legal"),
    other: amount("other"),
    insurance: amount("insurance"),
  };
}

function valueOf(read: { ok: true; value: number } | { ok: false }) {
  return read.ok ? read.value : undefined;
}
