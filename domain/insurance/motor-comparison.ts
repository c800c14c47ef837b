import { type Cover, type Insurer, motorPremium } from "./motor-premium.ts";

/** The sum insured at which a lower rate starts and the premium falls. */
export type BandCliff = ReturnType<typeof bandCliffs>[number];

export type MotorOffer = ReturnType<typeof motorOffer>;
export type ComparedOffer = ReturnType<typeof compareMotorPremiums>[number];

/**
 * The premium of one insurer.
 * @throws RangeError as `motorPremium` does
 */
export const motorOffer = (insurer: Insurer, cover: Cover) => ({
  insurer,
  premium: motorPremium(insurer, cover),
  cliff: nearCliff(insurer, cover),
});

/**
 * The premium of each insurer for the same cover, the lowest total first; equal totals keep the order of the insurers.
 * @throws RangeError as `motorPremium` does
 */
export function compareMotorPremiums(insurers: readonly Insurer[], cover: Cover) {
  const offers = insurers
    .map((insurer) => motorOffer(insurer, cover))
    .sort((a, b) => a.premium.totalCents - b.premium.totalCents);
  const lowestCents = offers[0]?.premium.payableCents ?? 0;
  return offers.map((offer) => ({
    ...offer,
    /** The difference from the lowest; 0 for the lowest. */
    aboveLowestCents: offer.premium.payableCents - lowestCents,
  }));
}

/**
 * The cliff to show a visitor: a sum at most 10% higher with a lower premium, or else one that this sum exceeds by at
 * most 5%, since a lower valuation would raise the premium.
 */
function nearCliff(insurer: Insurer, cover: Cover): BandCliff | undefined {
  const { sumInsuredKes } = cover;
  const { payableCents } = motorPremium(insurer, cover);
  const cliffs = bandCliffs(insurer, cover);
  return (
    cliffs.find(
      ({ atKes, totalCents }) =>
        atKes > sumInsuredKes && atKes <= 1.1 * sumInsuredKes && totalCents < payableCents,
    ) ?? cliffs.find(({ atKes }) => atKes <= sumInsuredKes && sumInsuredKes <= 1.05 * atKes)
  );
}

/**
 * The sums at which an insurer's total falls although the car is worth more, in ascending order. A rate applies to the
 * whole sum (CAL-4), so the total drops at a band's limit; a limit is left out if the next band's minimum prevents the
 * drop. Both totals include the chosen `extras`.
 */
export function bandCliffs(insurer: Insurer, extras: Omit<Cover, "sumInsuredKes">) {
  const totalCentsAt = (sumInsuredKes: number) =>
    motorPremium(insurer, { ...extras, sumInsuredKes }).payableCents;
  return insurer.bands.flatMap(({ belowKes: atKes }) => {
    if (atKes === undefined || atKes <= 1) return [];
    const totalCents = totalCentsAt(atKes);
    /** How much lower the premium is at this sum than at a sum one shilling lower. */
    const fallCents = totalCentsAt(atKes - 1) - totalCents;
    return fallCents > 0 ? [{ atKes, totalCents, fallCents }] : [];
  });
}
