import type { LoanTerms } from "#domain/lending/amortisation.ts";
import { link } from "./link.ts";

/** The loan that the calculators for a home are about. */
export const homeLoan = {
  family: "borrow",
  audience: "for-individuals",
  slug: "property-financing",
  group: "home-loan",
} as const;

/** The link to the documents of a home loan, with the loan's figures. */
export const homeDocuments = ({ loanCents, annualRatePercent, months }: LoanTerms) =>
  link("/what-to-bring", undefined, {
    product: Object.values(homeLoan).join("/"),
    amount: String(loanCents / 100),
    rate: String(annualRatePercent),
    months: String(months),
  });
