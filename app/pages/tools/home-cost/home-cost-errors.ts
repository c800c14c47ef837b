import type { Answered } from "#app/features/home-cost/home-answer.ts";
import { figureErrors } from "#app/parts/figure-texts.ts";
import { homeCostRules } from "#domain/lending/home-cost-input.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import type { HomeCostPage } from "#model/loans/home-cost-schema.ts";

/** Error messages by field. */
export function homeCostErrors(
  answered: Answered,
  texts: Pick<HomeCostPage, "errors" | "fields">,
): Readonly<Record<string, string>> {
  if (answered.ok) return {};
  const { errors } = answered;
  const { loan, month } = homeCostRules;
  const rules = { ...homeCostRules, month: errors.month === "beyondLoans" ? loan : month };
  const choices = (["know", "area"] as const).filter((name) => errors[name]);
  return {
    ...Object.fromEntries(
      choices.map((name) => [
        name,
        fillText(texts.errors.unknown, { what: texts.fields[name].what }),
      ]),
    ),
    ...figureErrors(errors, rules, texts),
  };
}
