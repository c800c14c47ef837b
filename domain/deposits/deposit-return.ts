/** How interest is paid: all on the last day, monthly to the customer, or added to the deposit each month. */
export const interestPayments = ["atEnd", "paidOut", "addedMonthly"] as const;
type InterestPayment = (typeof interestPayments)[number];

/** A sum in cents, a yearly rate in percent before tax, whole months, and the withholding tax in percent of the interest. */
export type DepositTerms = {
  depositCents: number;
  annualRatePercent: number;
  months: number;
  taxPercent: number;
  paid: InterestPayment;
};

/** The return of a deposit, in cents; `netRatePercent` is a year's simple rate after tax. */
export type DepositReturn = ReturnType<typeof depositReturn>;

/**
 * The interest of a deposit before and after withholding tax (CAT-12 has the rates of tax).
 *
 * A month is a twelfth of a year. Interest is simple, to the nearest cent; where it is added to the sum each month,
 * each month's interest and its tax are rounded, and what is left earns from the next month.
 * @throws RangeError on an amount that is not whole cents above zero, a rate below 0, months that are not whole from
 *   1, or a tax outside 0 to 100
 */
export function depositReturn(terms: DepositTerms) {
  assertTerms(terms);
  const { depositCents, annualRatePercent, months, taxPercent, paid } = terms;
  let [interestCents, taxCents] = [0, 0];
  if (paid === "addedMonthly") {
    for (let month = 0; month < months; month += 1) {
      const balanceCents = depositCents + interestCents - taxCents;
      const addedCents = Math.round((balanceCents * annualRatePercent) / 1200);
      interestCents += addedCents;
      taxCents += taxOn(addedCents, taxPercent);
    }
  } else {
    interestCents = Math.round((depositCents * annualRatePercent * months) / 1200);
    taxCents = taxOn(interestCents, taxPercent);
  }
  const netCents = interestCents - taxCents;
  return {
    interestCents,
    taxCents,
    netCents,
    totalCents: depositCents + netCents,
    netRatePercent: (netCents / depositCents) * (1200 / months),
  };
}

/** Withholding tax to the nearest cent. */
const taxOn = (interestCents: number, taxPercent: number) =>
  Math.round((interestCents * taxPercent) / 100);

/**
 * The tax in cents on interest that is taxed at `taxPercent` up to `ceilingCents` and at `abovePercent` above. Each
 * part is rounded to the nearest cent.
 */
export function taxWithCeiling(
  interestCents: number,
  { taxPercent, ceilingCents, abovePercent }: TaxCeiling,
): number {
  const within = Math.min(interestCents, ceilingCents);
  return taxOn(within, taxPercent) + taxOn(interestCents - within, abovePercent);
}

type TaxCeiling = { taxPercent: number; ceilingCents: number; abovePercent: number };

/**
 * The rate that a deposit under another tax must pay to leave the same amount: 11% taxed at 10% equals 11.647% taxed at
 * 15%. Percent; not rounded.
 *
 * @throws RangeError if the other tax is 100%
 */
export function equalRatePercent(
  annualRatePercent: number,
  { taxPercent, otherTaxPercent }: { taxPercent: number; otherTaxPercent: number },
): number {
  if (!(otherTaxPercent < 100)) throw new RangeError(`Tax: ${otherTaxPercent}`);
  return (annualRatePercent * (100 - taxPercent)) / (100 - otherTaxPercent);
}

function assertTerms({ depositCents, annualRatePercent, months, taxPercent }: DepositTerms) {
  if (!(Number.isSafeInteger(depositCents) && depositCents > 0))
    throw new RangeError(`Cents: ${depositCents}`);
  if (!(annualRatePercent >= 0 && Number.isFinite(annualRatePercent)))
    throw new RangeError(`Rate: ${annualRatePercent}`);
  if (!(Number.isInteger(months) && months > 0)) throw new RangeError(`Months: ${months}`);
  if (!(taxPercent >= 0 && taxPercent <= 100)) throw new RangeError(`Tax: ${taxPercent}`);
}
