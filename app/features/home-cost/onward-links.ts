import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { acceptedValues } from "#domain/forms/typed-fields.ts";
import type { HomeBasis } from "#domain/lending/home-cost-input.ts";
import { budgetBounds, parseBudget } from "#domain/property/budget.ts";
import { answerHome } from "./home-answer.ts";

type Values = Readonly<Record<string, string>>;

/** The link to the true cost of a home. */
export const homeCostLink = (values: Values, basis: HomeBasis) =>
  link(
    "/calculators/home-cost",
    undefined,
    acceptedValues(values, (sent) => {
      const answered = answerHome(sent, basis);
      return answered.ok ? {} : answered.errors;
    }),
  );

type Budget = { monthCents: number; cashCents: number; terms: Values };

/** The link to the homes within a budget, rounded up so that they include the home that was asked about. */
export function homesLink({ monthCents, cashCents, terms }: Budget) {
  const month = Math.max(budgetBounds.min, Math.ceil(monthCents / 100));
  const budget = { month: `${month}`, cash: `${Math.ceil(cashCents / 100)}`, ...terms };
  const query = acceptedValues(budget, (sent) => parseBudget(sent).errors);
  return `${paths.properties({ type: "residential", query })}#list`;
}
