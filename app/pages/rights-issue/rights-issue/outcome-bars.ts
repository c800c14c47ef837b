import type { RightsIssueRecord } from "#model/rights-issue/schema.ts";
import type { RightsResults, RightsTerms } from "#domain/investors/rights-issue.ts";

export type Bar = {
  id: keyof RightsIssueRecord["outcome"]["bars"];
  /** The start of the bar, in shares: each part of the offer starts where the one before ends. */
  from: number;
  shares: number;
  kind: "offered" | "asked" | "issued";
};

/** The bars of the outcome, and their full width in shares. */
export function outcomeBars(terms: RightsTerms, results: RightsResults) {
  const { entitlementShares, additionalShares, newShares, greenshoeShares, maximumShares } = terms;
  const bars: readonly Bar[] = [
    { id: "entitlement", from: 0, shares: entitlementShares, kind: "offered" },
    { id: "additional", from: entitlementShares, shares: additionalShares, kind: "offered" },
    { id: "greenshoe", from: newShares, shares: greenshoeShares, kind: "offered" },
    { id: "taken", from: 0, shares: results.entitlementTaken, kind: "asked" },
    { id: "applied", from: 0, shares: results.sharesApplied, kind: "asked" },
    { id: "issued", from: 0, shares: maximumShares, kind: "issued" },
  ];
  return { bars, whole: Math.max(...bars.map(({ from, shares }) => from + shares)) };
}
