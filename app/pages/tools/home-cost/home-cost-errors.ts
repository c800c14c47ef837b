import type { Answered } from "#app/features/home-cost/home-answer.ts";
import { figureErrors } from "#app/parts/figure-texts.ts";
import { homeCostRules } from "#domain/lending/home-cost-input.ts";
import type { Content } from "#model/content.ts";

/** Error messages by field, in the order of the form. */
export function homeCostErrors(
  answered: Answered,
  { homeCost: { fields, errors: own }, messages }: Content,
): Readonly<Record<string, string>> {
  if (answered.ok) return {};
  const { errors } = answered;
  const texts = { fields, errors: { ...messages.figures.errors, ...own } };
  const { price, loan, month, deposit, rate, years, ...charges } = homeCostRules;
  const known = { know: {}, price, loan, month: errors.month === "beyondLoans" ? loan : month };
  return figureErrors(errors, { ...known, deposit, rate, years, area: {}, ...charges }, texts);
}
