type PremiumBand = {
  /** The band holds sums below this; the last band has none and holds the rest. */
  belowKes?: number | undefined;
  rateBasisPoints: number;
  /** Replaces the insurer's own minimum in this band. */
  minimumKes?: number | undefined;
};

type ExtraRate = { rateBasisPoints: number; minimumKes: number };

export type Insurer = {
  id: string;
  title: string;
  order: number;
  minimumKes: number;
  bands: readonly PremiumBand[];
  excessProtector: ExtraRate;
  pvt: ExtraRate;
  courtesyCarKes: number;
};

export type Cover = {
  sumInsuredKes: number;
  excessProtector: boolean;
  pvt: boolean;
  /** Asks for a second total, with the levies and stamp duty. */
  levies?: boolean;
};

/** The options of `Cover`, as named in the URL. */
export const coverOptions = ["excessProtector", "pvt", "levies"] as const;

/** Every amount in cents. `besides` is not part of the total. */
export type MotorPremium = ReturnType<typeof motorPremium>;

/** Statutory levies on basic premium and extras. CAL-8: they show beside the total, never in it. */
export const levies = {
  trainingBasisPoints: 20,
  policyholdersFundBasisPoints: 25,
  stampDutyKes: 40,
} as const;

const centsInShilling = 100;
const basisPointsInWhole = 10_000;

/**
 * The yearly premium of a motor policy (CAL-4, CAL-7): the rate of the first band whose limit exceeds the sum, raised
 * to the band's minimum or else the insurer's, plus the chosen extras. Computed in integers (ten-thousandths of a cent)
 * and rounded once, half up, to the cent. The parts are differences of rounded running totals, so that they always add
 * up to the total.
 *
 * @throws RangeError unless the sum insured is above zero and at most ten thousand million shillings
 */
export function motorPremium(insurer: Insurer, cover: Cover) {
  const sumCents = Math.round(cover.sumInsuredKes * centsInShilling);
  // Above this, ten-thousandths of a cent exceed the safe integers of a double.
  if (!(sumCents > 0 && sumCents <= 1e12)) throw new RangeError(`Sum: ${cover.sumInsuredKes}`);

  const band = bandOf(insurer, sumCents);
  const minimum = fineUnits(band.minimumKes ?? insurer.minimumKes);
  const byRate = sumCents * band.rateBasisPoints;
  const basic = Math.max(byRate, minimum);
  const withProtector =
    basic + (cover.excessProtector ? extra(sumCents, insurer.excessProtector) : 0);
  const total = withProtector + (cover.pvt ? extra(sumCents, insurer.pvt) : 0);
  const totalCents = toCents(total);

  const besides = besidesOf(insurer, totalCents);
  return {
    basicCents: toCents(basic),
    ...(cover.excessProtector && { excessProtectorCents: toCents(withProtector) - toCents(basic) }),
    ...(cover.pvt && { pvtCents: totalCents - toCents(withProtector) }),
    totalCents,
    /** The total, with the levies and stamp duty if they are asked for. */
    payableCents: totalCents + (cover.levies ? leviesCents(besides) : 0),
    /** Set when the rate came to less than this, and the minimum is charged instead. */
    ...(byRate < minimum && { appliedMinimumCents: toCents(minimum) }),
    besides,
  };
}

const besidesOf = ({ courtesyCarKes }: Insurer, totalCents: number) => ({
  courtesyCarCents: courtesyCarKes * centsInShilling,
  trainingLevyCents: toCents(totalCents * levies.trainingBasisPoints),
  policyholdersFundCents: toCents(totalCents * levies.policyholdersFundBasisPoints),
  stampDutyCents: levies.stampDutyKes * centsInShilling,
});

/** Without the courtesy car, which is not a statutory levy. */
export function leviesCents(besides: ReturnType<typeof besidesOf>): number {
  return besides.trainingLevyCents + besides.policyholdersFundCents + besides.stampDutyCents;
}

function bandOf({ id, bands }: Insurer, sumCents: number): PremiumBand {
  const band = bands.find(
    ({ belowKes }) => belowKes === undefined || sumCents < belowKes * centsInShilling,
  );
  if (!band) throw new RangeError(`No band of ${id} holds ${sumCents} cents`);
  return band;
}

function extra(sumCents: number, { rateBasisPoints, minimumKes }: ExtraRate) {
  return Math.max(sumCents * rateBasisPoints, fineUnits(minimumKes));
}

/** Shillings in ten-thousandths of a cent, the unit of cents x basis points before rounding. */
function fineUnits(kes: number) {
  return kes * centsInShilling * basisPointsInWhole;
}

function toCents(fine: number) {
  return Math.round(fine / basisPointsInWhole);
}
