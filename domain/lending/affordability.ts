import { amortise, type LoanTerms } from "./amortisation.ts";

/** The rises of a variable rate that the page shows, in percentage points. */
const rateRises = [2, 4] as const;

/**
 * The instalment in cents if the rate were higher from the first month, for each of `rateRises`; undefined if the loan
 * would never be repaid.
 *
 * @throws RangeError as `amortise` does
 */
export function dearerInstalments(terms: LoanTerms) {
  return rateRises.map((points) => {
    const annualRatePercent = terms.annualRatePercent + points;
    const amortised = amortise({ ...terms, annualRatePercent });
    return {
      annualRatePercent,
      instalmentCents: amortised.ok ? amortised.schedule.instalmentCents : undefined,
    };
  });
}
