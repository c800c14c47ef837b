import type { Answered } from "#app/features/home-cost/home-answer.ts";
import { figureErrors } from "#app/parts/figure-texts.ts";
import { homeCostRules } from "#domain/lending/home-cost-input.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import type { HomeCostPage } from "#model/loans/home-cost-schema.ts";

/** Error messages by field, in the order of the form. */
export function homeCostErrors(
  answered: Answered,
  texts: Pick<HomeCostPage, "errors" | "fields">,
): Readonly<Record<string, string>> {
  if (answered.ok) return {};
  const { errors } = answered;
  const { price, loan, month, deposit, rate, years, ...charges } = homeCostRules;
  const known = { price, loan, month: errors.month === "beyondLoans" ? loan : month };
  const unknown = (name: "know" | "area") =>
    errors[name] && {
      [name]: fillText(texts.errors.unknown, { what: texts.fields[name].what }),
    };
  return {
    ...unknown("know"),
    ...figureErrors(errors, { ...known, deposit, rate, years }, texts),
    ...unknown("area"),
    ...figureErrors(errors, charges, texts),
  };
}
