import {
  longestMonths,
  type LoanForPayBasis,
  loanForPayRules,
} from "#domain/lending/loan-for-pay-input.ts";
import type { FieldErrorCodes } from "#domain/lending/typed-fields.ts";
import { formatMoney } from "#domain/money/money.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import type { AffordabilityPage } from "#model/pages/affordability.ts";

/** Error messages by field, in the order of the form. */
export function affordabilityErrors(
  errors: FieldErrorCodes,
  { fields, errors: texts }: AffordabilityPage,
  { home }: LoanForPayBasis,
): Record<string, string> {
  // The cast: Object.keys loses the names.
  const names = Object.keys(loanForPayRules) as (keyof typeof loanForPayRules)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const error = errors[name];
      if (!error) return [];
      const { unit, bounds } = loanForPayRules[name];
      const max = name === "years" ? longestMonths(home) / 12 : bounds.max;
      const figure = unit === "amount" ? formatMoney : String;
      const { what, example } = fields[name];
      const values = { what, example, min: figure(bounds.min), max: figure(max) };
      return [[name, fillText(texts[error], values)]];
    }),
  );
}
