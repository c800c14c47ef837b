/** The parts of a loan's yearly price, in percent of the loan; one that is not yet published is undefined. */
type LoanPriceParts = {
  /** The reference rate that the bank has chosen: KESONIA or the Central Bank Rate. */
  referencePercent: number | undefined;
  /** "K": the bank's premium for the class of loan. It may be below zero. */
  premiumPercent: number | undefined;
  feesPercent: number | undefined;
};

/**
 * The price of a loan by the central bank's Risk-Based Credit Pricing Model of 2025: the lending rate is reference rate
 * + K, the total cost of credit reference rate + K + fees. To the hundredth of a percent. A sum of which a part is
 * missing is undefined: it is never shown as if the part were nothing.
 */
export function loanPrice({ referencePercent, premiumPercent, feesPercent }: LoanPriceParts) {
  const lendingRatePercent = sum(referencePercent, premiumPercent);
  return { lendingRatePercent, totalCostPercent: sum(lendingRatePercent, feesPercent) };
}

function sum(a: number | undefined, b: number | undefined) {
  if (a === undefined || b === undefined) return undefined;
  // In hundredths, as whole numbers: 8.98 + 5.1 is 14.08 and not 14.080000000000002.
  return (Math.round(a * 100) + Math.round(b * 100)) / 100;
}
