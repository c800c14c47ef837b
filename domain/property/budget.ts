import { loanForInstalment } from "#domain/lending/amortisation.ts";
import { mortgageRules } from "#domain/lending/calculator-input.ts";
import { exactMonthlyInstalmentKes } from "#domain/lending/mortgage.ts";
import { type Area, areas } from "#domain/lending/home-cost-input.ts";
import { type FieldErrorCode, readEachField } from "#domain/forms/typed-fields.ts";
import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";

/** The most that a buyer spends, in shillings, and the terms of a loan where a calculator has set them. */
export type Budget = {
  monthKes: number | undefined;
  cashKes: number | undefined;
  annualRatePercent: number | undefined;
  months: number | undefined;
  area: Area | undefined;
};

/** Set by a calculator; the visitor does not type them here. */
export const budgetTerms = ["rate", "years", "area"] as const;
export const budgetAmounts = ["month", "cash"] as const;
/** The parameters of a list that is narrowed by a budget. */
export const budgetFields = [...budgetAmounts, ...budgetTerms] as const;
export const budgetBounds = { min: 1_000, max: 1_000_000_000 } as const;

const amount = { unit: "amount", bounds: budgetBounds, isOptional: true } as const;
export const budgetRules = { month: amount, cash: amount } as const;
const termRules = { rate: mortgageRules.rate, years: mortgageRules.years };
type BudgetErrors = Partial<Record<keyof typeof budgetRules, FieldErrorCode<"amount">>>;

/** An empty amount sets no limit. Invalid terms are replaced by the loan's own. */
export function parseBudget(sent: SubmittedFields): { budget: Budget; errors: BudgetErrors } {
  const { values, errors } = readEachField(sent, budgetRules);
  const { rate, years } = readEachField(sent, termRules).values;
  const { month: monthKes, cash: cashKes } = values;
  const area = areas.find((each) => each === sent.get("area"));
  return { budget: { monthKes, cashKes, annualRatePercent: rate, months: years, area }, errors };
}

export const hasBudget = ({ monthKes, cashKes }: Budget): boolean =>
  monthKes !== undefined || cashKes !== undefined;

/**
 * The loan to use, in whole shillings: the largest, or less if a larger deposit can lower the instalment to the budget.
 * That needs a known amount of cash.
 */
export function loanWithin(
  largestKes: number,
  { monthKes, cashKes }: Budget,
  terms: { annualRatePercent: number; months: number },
): number {
  if (monthKes === undefined || cashKes === undefined) return largestKes;
  const largest = exactMonthlyInstalmentKes({ amountKes: largestKes, ...terms });
  if (Math.round(100 * largest) <= 100 * monthKes) return largestKes;
  const repaidKes = Math.floor(loanForInstalment(Math.round(monthKes * 100), terms) / 100);
  return Math.min(largestKes, repaidKes);
}

/** True if neither the instalment nor the cash of the first day, both in cents, is above the budget. */
export const isWithin = (
  { monthKes, cashKes }: Budget,
  { monthCents, cashCents }: { monthCents: number; cashCents: number },
): boolean =>
  monthCents <= 100 * (monthKes ?? Infinity) && cashCents <= 100 * (cashKes ?? Infinity);
