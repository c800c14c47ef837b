import { fillWords } from "#domain/pages/fill-words.ts";
import type { EntitlementPage } from "#model/rights-issue/schema.ts";
import {
  entitlementBounds,
  type EntitlementFaults,
  type EntitlementField,
  entitlementFields,
  formatShares,
  type RightsTerms,
} from "#domain/investors/rights-issue.ts";

export type EntitlementErrors = Partial<Record<EntitlementField, string>>;

/** Words for what is wrong with each field, in the order of the form. */
export function entitlementErrors(
  faults: EntitlementFaults,
  words: EntitlementPage["faults"],
  terms: RightsTerms,
): EntitlementErrors {
  const bounds = entitlementBounds(terms);
  return Object.fromEntries(
    entitlementFields.flatMap((name) => {
      const fault = faults[name];
      const { min, max } = bounds[name];
      const values = { min: formatShares(min), max: formatShares(max) };
      return fault ? [[name, fillWords(words[name][fault], values)]] : [];
    }),
  );
}
