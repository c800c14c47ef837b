import { loanForInstalment } from "#domain/lending/amortisation.ts";
import { calculatorBounds } from "#domain/lending/calculator-input.ts";
import { type SubmittedFields, textOf } from "#domain/forms/submitted-fields.ts";
import { plainText } from "#domain/forms/typed-text.ts";
import {
  parseMonths,
  parseTypedAmount,
  parseTypedRate,
  type TypedNumberErrorCode,
} from "#domain/forms/typed-number.ts";

/** The most that a buyer spends, in shillings, and the terms of a loan where a calculator has set them. */
export type Budget = {
  monthKes: number | undefined;
  cashKes: number | undefined;
  annualRatePercent: number | undefined;
  months: number | undefined;
};

/** The parameters of a list that is narrowed by a budget. `rate` and `years` come from a calculator. */
export const budgetFields = ["month", "cash", "rate", "years"] as const;
export const budgetBounds = { min: 1_000, max: 1_000_000_000 } as const;

type BudgetField = "month" | "cash";
type BudgetErrors = Partial<Record<BudgetField, TypedNumberErrorCode>>;

/** An amount left empty sets no bound. Terms that cannot be read are left to the loan. */
export function parseBudget(sent: SubmittedFields): { budget: Budget; errors: BudgetErrors } {
  const errors: BudgetErrors = {};
  const amount = (name: BudgetField) => {
    const typed = textOf(sent, name);
    if (plainText(typed) === "") return undefined;
    const read = parseTypedAmount(typed, budgetBounds);
    if (read.ok) return read.value;
    errors[name] = read.reason;
    return undefined;
  };
  const rate = parseTypedRate(textOf(sent, "rate"), calculatorBounds.annualRatePercent);
  const months = parseMonths(textOf(sent, "years"), calculatorBounds.years);
  return {
    budget: {
      monthKes: amount("month"),
      cashKes: amount("cash"),
      annualRatePercent: rate.ok ? rate.value : undefined,
      months: months.ok ? months.value : undefined,
    },
    errors,
  };
}

export const hasBudget = ({ monthKes, cashKes }: Budget): boolean =>
  monthKes !== undefined || cashKes !== undefined;

/**
 * The loan to buy with, in whole shillings: the largest, or less where more cash can bring down the instalment. How much
 * cash there is must be known for that.
 */
export function loanWithin(
  largestKes: number,
  { monthKes, cashKes }: Budget,
  terms: { annualRatePercent: number; months: number },
): number {
  if (monthKes === undefined || cashKes === undefined) return largestKes;
  const repaidKes = Math.floor(loanForInstalment(Math.round(monthKes * 100), terms) / 100);
  return Math.min(largestKes, repaidKes);
}

/** True if neither the instalment nor the cash of the first day, both in cents, is above the budget. */
export const isWithin = (
  { monthKes, cashKes }: Budget,
  { monthCents, cashCents }: { monthCents: number; cashCents: number },
): boolean =>
  monthCents <= 100 * (monthKes ?? Infinity) && cashCents <= 100 * (cashKes ?? Infinity);
