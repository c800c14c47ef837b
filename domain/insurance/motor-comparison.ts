import { type Cover, type Insurer, motorPremium, type MotorPremium } from "./motor-premium.ts";

/** A sum insured from which on a lower rate makes the premium fall. */
export type BandCliff = {
  /** The first sum of the band with the lower rate. */
  atKes: number;
  /** The premium at that sum. */
  totalCents: number;
  /** The difference to the premium for a shilling less. */
  fallCents: number;
};

export type MotorOffer = {
  insurer: Insurer;
  premium: MotorPremium;
  cliff: BandCliff | undefined;
};
export type ComparedOffer = MotorOffer & {
  /** The difference from the lowest; 0 for the lowest. */
  aboveLowestCents: number;
};

/**
 * The premium of one insurer.
 * @throws RangeError as `motorPremium` does
 */
export const motorOffer = (insurer: Insurer, cover: Cover): MotorOffer => ({
  insurer,
  premium: motorPremium(insurer, cover),
  cliff: nearCliff(insurer, cover),
});

/**
 * The premium of each insurer for the same cover, the lowest total first; equal totals keep the order of the insurers.
 * @throws RangeError as `motorPremium` does
 */
export function compareMotorPremiums(insurers: readonly Insurer[], cover: Cover): ComparedOffer[] {
  const offers = insurers
    .map((insurer) => motorOffer(insurer, cover))
    .sort((a, b) => a.premium.totalCents - b.premium.totalCents);
  const lowestCents = offers[0]?.premium.payableCents ?? 0;
  return offers.map((offer) => ({
    ...offer,
    aboveLowestCents: offer.premium.payableCents - lowestCents,
  }));
}

/**
 * The cliff that a visitor should know: a sum at most 10% higher for which less is paid, or else one that the sum has
 * passed by at most 5%, since a lower valuation would raise the premium.
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
 * The sums at which an insurer's total falls although the car is worth more, in ascending order of the sum. A rate holds for the
 * whole sum (CAL-4), so at a band's limit the total drops from that of a shilling less; where the next band's
 * minimum makes up for the lower rate it does not, and the limit is left out.
 *
 * `extras` count as chosen: what they cost is part of both amounts.
 */
export function bandCliffs(insurer: Insurer, extras: Omit<Cover, "sumInsuredKes">): BandCliff[] {
  const totalCentsAt = (sumInsuredKes: number) =>
    motorPremium(insurer, { ...extras, sumInsuredKes }).payableCents;
  return insurer.bands.flatMap(({ belowKes: atKes }) => {
    if (atKes === undefined || atKes <= 1) return [];
    const totalCents = totalCentsAt(atKes);
    const fallCents = totalCentsAt(atKes - 1) - totalCents;
    return fallCents > 0 ? [{ atKes, totalCents, fallCents }] : [];
  });
}
