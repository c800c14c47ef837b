import { type Cover, type Insurer, motorPremium, type MotorPremium } from "./motor-premium.ts";

/** A sum insured from which on a lower rate makes the premium fall. */
export type BandCliff = {
  /** The first sum of the band with the lower rate. */
  atKes: number;
  /** The total at that sum. */
  totalCents: number;
  /** By how much that total lies below the one for a shilling less. */
  fallCents: number;
};

export type MotorOffer = {
  insurer: Insurer;
  premium: MotorPremium;
  /** The difference from the lowest total; 0 for the lowest. */
  aboveLowestCents: number;
  /** The nearest higher sum whose total is below this one's; undefined where there is none. */
  cheaperAbove: BandCliff | undefined;
};

/**
 * The premium of each insurer for the same cover, the lowest total first; equal totals keep the order of the insurers.
 * @throws RangeError as `motorPremium` does
 */
export function compareMotorPremiums(insurers: readonly Insurer[], cover: Cover): MotorOffer[] {
  const priced = insurers
    .map((insurer) => ({ insurer, premium: motorPremium(insurer, cover) }))
    .sort((a, b) => a.premium.totalCents - b.premium.totalCents);
  const lowestCents = priced[0]?.premium.totalCents ?? 0;
  return priced.map(({ insurer, premium }) => ({
    insurer,
    premium,
    aboveLowestCents: premium.totalCents - lowestCents,
    cheaperAbove: bandCliffs(insurer, cover).find(
      ({ atKes, totalCents }) => atKes > cover.sumInsuredKes && totalCents < premium.totalCents,
    ),
  }));
}

/**
 * The sums at which an insurer's total falls although the car is worth more, in ascending order of the sum. A rate holds for the
 * whole sum (CAL-4), so at a band's limit the total drops from that of a shilling less; where the next band's
 * minimum makes up for the lower rate it does not, and the limit is left out.
 *
 * `extras` count as chosen: their own premiums are part of both totals.
 */
export function bandCliffs(
  insurer: Insurer,
  extras: Pick<Cover, "excessProtector" | "pvt">,
): BandCliff[] {
  const totalCentsAt = (sumInsuredKes: number) =>
    motorPremium(insurer, { ...extras, sumInsuredKes }).totalCents;
  return insurer.bands.flatMap(({ belowKes: atKes }) => {
    if (atKes === undefined || atKes <= 1) return [];
    const totalCents = totalCentsAt(atKes);
    const fallCents = totalCentsAt(atKes - 1) - totalCents;
    return fallCents > 0 ? [{ atKes, totalCents, fallCents }] : [];
  });
}
