import { amortise, termsInCents } from "./amortisation.ts";
import { exactMonthlyInstalmentKes, monthlyInstalmentKes, type MortgageTerms } from "./mortgage.ts";

export type MortgageAnswer = ReturnType<typeof answerMortgage>;

/**
 * The answer of the mortgage calculator, with the interest of the schedule, which every calculator shows for the same
 * loan. A loan that is never repaid in whole cents has that of its exact instalments.
 * @throws RangeError as `exactMonthlyInstalmentKes` does
 */
export function answerMortgage(terms: MortgageTerms) {
  const amortised = amortise(termsInCents(terms));
  const interestKes = amortised.ok
    ? amortised.schedule.totalInterestCents / 100
    : exactMonthlyInstalmentKes(terms) * terms.months - terms.amountKes;
  return {
    ...terms,
    monthlyRepaymentKes: monthlyInstalmentKes(terms),
    totalInterestKes: Math.round(interestKes),
  };
}
