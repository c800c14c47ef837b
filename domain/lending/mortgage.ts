export type MortgageTerms = { amountKes: number; annualRatePercent: number; months: number };

/**
 * The monthly instalment of an amortised loan, to the fraction of a shilling (CAL-2).
 *
 * The monthly rate is the yearly one / 12 / 100; at rate 0 the amount is spread evenly.
 * @param amountKes the loan, in shillings, above zero
 * @param annualRatePercent the yearly rate in percent: 14 is 14%; zero or more
 * @param months how many instalments: a whole number from 1
 * @throws RangeError on anything else, so that no NaN and no Infinity is ever shown
 */
export function exactMonthlyInstalmentKes({
  amountKes,
  annualRatePercent,
  months,
}: MortgageTerms): number {
  if (!(amountKes > 0 && Number.isFinite(amountKes))) throw new RangeError(`Amount: ${amountKes}`);
  if (!(annualRatePercent >= 0 && Number.isFinite(annualRatePercent))) {
    throw new RangeError(`Rate: ${annualRatePercent}`);
  }
  if (!(Number.isInteger(months) && months > 0)) throw new RangeError(`Months: ${months}`);

  const monthlyRate = annualRatePercent / 12 / 100;
  if (monthlyRate === 0) return amountKes / months;
  // 1 - (1 + r)^-n loses every digit when r is tiny; expm1 and log1p keep them.
  return (amountKes * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate));
}

/** CAL-3: the instalment as displayed: the actual one, which is in cents, to the nearest shilling. */
export function monthlyInstalmentKes(terms: MortgageTerms): number {
  return Math.round(Math.round(exactMonthlyInstalmentKes(terms) * 100) / 100);
}
