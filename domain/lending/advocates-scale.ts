/** `percent` applies to the part of an amount above the previous band and up to `toCents`. */
type Band = { toCents: number; percent: number };
export type Scale = { leastCents: number; bands: readonly Band[] };

const million = 100_000_000;

/**
 * CAL-11: an advocate's minimum fee before VAT, by the Advocates (Remuneration) (Amendment) Order, 2014, Schedule 1
 * (Legal Notice 35 of 2014). The amounts above the first band have medium certainty: the bank and its advocates must
 * confirm them.
 */
export const saleScale: Scale = {
  leastCents: 3_500_000,
  bands: [
    { toCents: 5 * million, percent: 2 },
    { toCents: 100 * million, percent: 1.5 },
    { toCents: 250 * million, percent: 1.25 },
    { toCents: 1000 * million, percent: 1 },
    { toCents: Infinity, percent: 0.1 },
  ],
};

/** The same for registering a charge; the borrower pays the lender's advocate. */
export const chargeScale: Scale = {
  leastCents: 2_800_000,
  bands: [
    { toCents: 2.5 * million, percent: 2 },
    { toCents: 5 * million, percent: 1.75 },
    { toCents: 100 * million, percent: 1 },
    { toCents: 250 * million, percent: 0.75 },
    { toCents: 1000 * million, percent: 0.15 },
    { toCents: Infinity, percent: 0.1 },
  ],
};

/** The least fee for an amount, to the nearest cent. */
export function scaleFeeCents(amountCents: number, { leastCents, bands }: Scale): number {
  let [fee, from] = [0, 0];
  for (const { toCents, percent } of bands) {
    if (amountCents > from) fee += ((Math.min(amountCents, toCents) - from) * percent) / 100;
    from = toCents;
  }
  return Math.max(leastCents, Math.round(fee));
}

/** The least fee of the lender's advocate for the discharge, with an undertaking: a quarter of that for the charge. */
export const dischargeFeeCents = (loanCents: number): number =>
  Math.max(1_500_000, Math.round(scaleFeeCents(loanCents, chargeScale) / 4));
