import type { LoanTerms } from "#domain/lending/amortisation.ts";
import { link } from "./link.ts";

/** The link to the documents of a home loan, with the loan's figures. */
export const homeDocuments = ({ loanCents, annualRatePercent, months }: LoanTerms) =>
  link("/what-to-bring", undefined, {
    product: "borrow/for-individuals/property-financing/home-loan",
    amount: String(loanCents / 100),
    rate: String(annualRatePercent),
    months: String(months),
  });
