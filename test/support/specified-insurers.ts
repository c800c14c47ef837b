type Band = { belowKes?: number; rateBasisPoints: number; minimumKes?: number };

/** The last band has no limit. */
const bands = (...steps: (readonly [belowKes: number, rateBasisPoints: number])[]): Band[] =>
  steps.map(([belowKes, rateBasisPoints]) =>
    belowKes === Infinity ? { rateBasisPoints } : { belowKes, rateBasisPoints },
  );

const bandsWithMinimums: Band[] = [
  { belowKes: 1_000_000, rateBasisPoints: 600, minimumKes: 37_500 },
  { belowKes: 1_500_000, rateBasisPoints: 500, minimumKes: 60_000 },
  { belowKes: 2_500_000, rateBasisPoints: 400, minimumKes: 75_000 },
  { belowKes: 5_500_000, rateBasisPoints: 350, minimumKes: 100_000 },
  { rateBasisPoints: 300, minimumKes: 175_000 },
];

type Row = {
  title: string;
  order: number;
  bands: Band[];
  /** Of the whole premium, of the excess protector and of the cover of political violence. */
  leastKes: readonly [whole: number, excess: number, violence: number];
  courtesyCarKes?: number;
};

const insurer = <Id extends string>(
  id: Id,
  { leastKes: [minimumKes, excess, violence], courtesyCarKes = 3_000, ...row }: Row,
) => ({
  id,
  ...row,
  minimumKes,
  excessProtector: { minimumKes: excess, rateBasisPoints: 25 },
  pvt: { minimumKes: violence, rateBasisPoints: 25 },
  courtesyCarKes,
  provenance: "spec",
});

/**
 * CAL-6: the rates of the underwriters as the bank published them. Tests of the code use them, so that an editor's
 * change does not reach them.
 */
export const specifiedInsurers = {
  britam: insurer("britam", {
    title: "Britam",
    order: 30,
    bands: bands([2_000_000, 600], [3_000_000, 425], [Infinity, 300]),
    leastKes: [50_000, 5_000, 2_500],
  }),
  cic: insurer("cic", {
    title: "CIC",
    order: 60,
    bands: bands(
      [1_000_000, 600],
      [1_500_000, 500],
      [2_500_000, 400],
      [5_000_000, 350],
      [Infinity, 300],
    ),
    leastKes: [37_500, 5_000, 2_500],
  }),
  ga_insurance: insurer("ga_insurance", {
    title: "GA Insurance",
    order: 20,
    bands: bands([Infinity, 350]),
    leastKes: [20_000, 2_000, 1_500],
  }),
  heritage: insurer("heritage", {
    title: "Heritage",
    order: 50,
    bands: bandsWithMinimums,
    leastKes: [37_500, 2_500, 2_500],
  }),
  icea_lions: insurer("icea_lions", {
    title: "ICEA LION",
    order: 40,
    bands: bandsWithMinimums,
    leastKes: [37_500, 5_000, 2_500],
  }),
  pioneer: insurer("pioneer", {
    title: "Pioneer",
    order: 10,
    bands: bands([1_500_000, 600], [2_500_000, 400], [Infinity, 300]),
    leastKes: [37_500, 5_000, 0],
    courtesyCarKes: 4_500,
  }),
};
