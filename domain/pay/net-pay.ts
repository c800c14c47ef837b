import type { PayBand, PayRates } from "./pay-rates.ts";

/** A month's pay and what a person proves to the employer. Cents a month. */
export type Pay = {
  grossCents: number;
  /** A person's own contribution to a registered pension, besides NSSF; it is taken from the pay. */
  pensionCents?: number;
  /** Paid to a post-retirement medical fund, by the person. */
  medicalFundCents?: number;
  /** Interest on the loan for the home that the person lives in. */
  interestCents?: number;
  /** Premiums for life, health or education. */
  premiumCents?: number;
};

/** A part of the pay and the tax or contribution on it. */
type PayPart = { percent: number; ofCents: number; cents: number };

export type NetPay = ReturnType<typeof netPay>;

/**
 * CAL-12: net pay of a resident employee for one month, without benefits in kind. NSSF, SHIF and housing levy are
 * shares of gross pay; they, a pension and mortgage interest come off the pay before tax (Income Tax Act, s.15 as of
 * 27 December 2024); reliefs come off the tax, which never falls below 0. Cents, each deduction rounded to the nearest;
 * PAYE is rounded once. A premium, interest and a medical fund are paid from the net pay.
 * @throws RangeError on an amount that is not whole cents, or below 0
 */
export function netPay(pay: Pay, rates: PayRates) {
  const {
    grossCents,
    pensionCents = 0,
    medicalFundCents = 0,
    interestCents = 0,
    premiumCents = 0,
  } = pay;
  for (const cents of [grossCents, pensionCents, medicalFundCents, interestCents, premiumCents])
    if (!(Number.isSafeInteger(cents) && cents >= 0)) throw new RangeError(`Cents: ${cents}`);
  const { nssf: fund, shif, housingLevy, paye, deductions: most, insuranceRelief } = rates;
  const tiers = fund.tierLimitsKes.map((upToKes) => ({ upToKes, percent: fund.percent }));
  const nssf = partsOf(grossCents, tiers).map((part) => ({
    ...part,
    cents: Math.round(part.cents),
  }));
  const nssfCents = sumOf(nssf);
  const shifCents = Math.max(shif.leastKes * 100, Math.round(share(grossCents, shif.percent)));
  const levyCents = Math.round(share(grossCents, housingLevy.percent));
  const deducted = {
    pensionCents: Math.min(pensionCents, Math.max(0, most.pensionKes * 100 - nssfCents)),
    medicalFundCents: Math.min(medicalFundCents, most.medicalFundKes * 100),
    interestCents: Math.min(interestCents, most.interestKes * 100),
  };
  const beforeTaxCents =
    Math.min(nssfCents, most.pensionKes * 100) +
    shifCents +
    levyCents +
    Object.values(deducted).reduce((sum, cents) => sum + cents, 0);
  const taxableCents = Math.max(0, grossCents - beforeTaxCents);
  const bands = partsOf(taxableCents, paye.bands);
  const reliefCents = paye.personalReliefKes * 100;
  const insuranceReliefCents = Math.min(
    Math.round(share(premiumCents, insuranceRelief.percent)),
    insuranceRelief.mostKes * 100,
  );
  const payeCents = Math.max(0, Math.round(sumOf(bands)) - reliefCents - insuranceReliefCents);
  return {
    /** By tier. */
    nssf,
    nssfCents,
    shifCents,
    levyCents,
    pensionCents,
    /** Deducted from the pay before tax, each within its limit; the pension without NSSF. */
    deducted,
    taxableCents,
    bands,
    reliefCents,
    insuranceReliefCents,
    payeCents,
    netCents: grossCents - nssfCents - shifCents - levyCents - payeCents - pensionCents,
  };
}

/**
 * The gross pay in cents for a net pay: whole shillings if they give it to the cent, otherwise the lowest that gives at
 * least it. Because each deduction is rounded, the net pay may be a cent more.
 *
 * @param most the largest gross pay to try
 * @returns undefined if that leaves less
 */
export function grossForNet(
  netCents: number,
  pay: Omit<Pay, "grossCents">,
  rates: PayRates,
  most: number,
): number | undefined {
  const netOf = (grossCents: number) => netPay({ ...pay, grossCents }, rates).netCents;
  if (netOf(most) < netCents) return undefined;
  let [below, enough] = [-1, most];
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (netOf(middle) < netCents) below = middle;
    else enough = middle;
  }
  const whole = Math.round(enough / 100) * 100;
  return netOf(whole) === netCents ? whole : enough;
}

/** The unrounded amount of each band; the caller rounds the total. Bands above the pay are left out. */
function partsOf(cents: number, bands: readonly PayBand[]): PayPart[] {
  let from = 0;
  return bands.flatMap(({ upToKes = Infinity, percent }) => {
    const ofCents = Math.min(cents, upToKes * 100) - from;
    from = upToKes * 100;
    return ofCents > 0 ? [{ percent, ofCents, cents: share(ofCents, percent) }] : [];
  });
}

/** In whole hundredths of a percent, so that half a cent is exactly that. */
const share = (cents: number, percent: number) => (cents * Math.round(percent * 100)) / 10_000;

const sumOf = (parts: readonly PayPart[]) => parts.reduce((sum, { cents }) => sum + cents, 0);
