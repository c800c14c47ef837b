import { fillText } from "#domain/texts/fill-text.ts";
import type { EntitlementPage } from "#model/rights-issue/schema.ts";
import {
  entitlementBounds,
  type EntitlementErrorCodes,
  type EntitlementField,
  entitlementFields,
  formatShares,
  type RightsTerms,
} from "#domain/investors/rights-issue.ts";

export type EntitlementErrors = Partial<Record<EntitlementField, string>>;

/** Error messages by field, in the order of the form. */
export function entitlementErrors(
  errors: EntitlementErrorCodes,
  texts: EntitlementPage["errors"],
  terms: RightsTerms,
): EntitlementErrors {
  const bounds = entitlementBounds(terms);
  return Object.fromEntries(
    entitlementFields.flatMap((name) => {
      const error = errors[name];
      const { min, max } = bounds[name];
      const values = { min: formatShares(min), max: formatShares(max) };
      return error ? [[name, fillText(texts[name][error], values)]] : [];
    }),
  );
}
