import { amortise, type LoanTerms } from "./amortisation.ts";

/** The rises of a variable rate that the page shows, in percentage points. */
const rateRises = [2, 4] as const;

export type DearerInstalment = { annualRatePercent: number; instalmentCents: number | undefined };

/**
 * The instalment in cents should the rate stand higher from the first month, by each of `rateRises`; undefined where
 * the loan would then never be repaid.
 * @throws RangeError as `amortise` does
 */
export function dearerInstalments(terms: LoanTerms): DearerInstalment[] {
  return rateRises.map((points) => {
    const annualRatePercent = terms.annualRatePercent + points;
    const amortised = amortise({ ...terms, annualRatePercent });
    return {
      annualRatePercent,
      instalmentCents: amortised.ok ? amortised.schedule.instalmentCents : undefined,
    };
  });
}
