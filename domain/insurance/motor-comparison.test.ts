import { expect, test } from "vitest";
import { bandCliffs, compareMotorPremiums } from "./motor-comparison.ts";
import type { Cover, Insurer } from "./motor-premium.ts";

const extra = (minimumKes: number) => ({ rateBasisPoints: 25, minimumKes });
const band = (belowKes: number | undefined, rateBasisPoints: number, minimumKes?: number) => ({
  belowKes,
  rateBasisPoints,
  minimumKes,
});
const graded = [
  band(1_000_000, 600, 37_500),
  band(1_500_000, 500, 60_000),
  band(2_500_000, 400, 75_000),
  band(5_500_000, 350, 100_000),
  band(undefined, 300, 175_000),
];

/** CAL-6: the six insurers, in the order of the rule. */
const pioneer: Insurer = {
  id: "pioneer",
  title: "Pioneer",
  order: 1,
  minimumKes: 37_500,
  bands: [band(1_500_000, 600), band(2_500_000, 400), band(undefined, 300)],
  excessProtector: extra(5_000),
  pvt: extra(0),
  courtesyCarKes: 4_500,
};
const ga: Insurer = {
  ...pioneer,
  id: "ga_insurance",
  minimumKes: 20_000,
  bands: [band(undefined, 350)],
  excessProtector: extra(2_000),
  pvt: extra(1_500),
  courtesyCarKes: 3_000,
};
const britam: Insurer = {
  ...ga,
  id: "britam",
  minimumKes: 50_000,
  bands: [band(2_000_000, 600), band(3_000_000, 425), band(undefined, 300)],
  excessProtector: extra(5_000),
  pvt: extra(2_500),
};
const icea: Insurer = { ...britam, id: "icea_lions", minimumKes: 37_500, bands: graded };
const heritage: Insurer = { ...icea, id: "heritage", excessProtector: extra(2_500) };
const cic: Insurer = {
  ...icea,
  id: "cic",
  bands: [
    band(1_000_000, 600),
    band(1_500_000, 500),
    band(2_500_000, 400),
    band(5_000_000, 350),
    band(undefined, 300),
  ],
};
const insurers = [pioneer, ga, britam, icea, heritage, cic];

const cover = (sumInsuredKes: number, extras: Partial<Cover> = {}): Cover => ({
  sumInsuredKes,
  excessProtector: false,
  pvt: false,
  ...extras,
});

test.each<[Insurer, [atKes: number, fallCents: number][]]>([
  // 6% of 1,499,999 is 89,999.94 and 4% of 1,500,000 is 60,000.
  [
    pioneer,
    [
      [1_500_000, 29_999_94],
      [2_500_000, 24_999_96],
    ],
  ],
  [ga, []],
  // 4.25% of 2,999,999 is 127,499.9575.
  [
    britam,
    [
      [2_000_000, 34_999_94],
      [3_000_000, 37_499_96],
    ],
  ],
  // Their bands' minimums hold the premium up at every limit but the last: 192,499.965 and then 175,000.
  [icea, [[5_500_000, 17_499_97]]],
  [heritage, [[5_500_000, 17_499_97]]],
  [
    cic,
    [
      [1_000_000, 9_999_94],
      [1_500_000, 14_999_95],
      [2_500_000, 12_499_96],
      [5_000_000, 24_999_97],
    ],
  ],
])("the premium of $id falls at these limits", (insurer, falls) => {
  const cliffs = bandCliffs(insurer, { excessProtector: false, pvt: false });
  expect(cliffs.map(({ atKes, fallCents }) => [atKes, fallCents])).toEqual(falls);
});

test("an extra that grows with the sum reduces the fall", () => {
  // A tenth of the sum: 10 cents more for each shilling.
  const dear = { ...pioneer, excessProtector: { rateBasisPoints: 1_000, minimumKes: 0 } };
  const [cliff] = bandCliffs(dear, { excessProtector: true, pvt: false });
  expect(cliff).toEqual({ atKes: 1_500_000, totalCents: 210_000_00, fallCents: 29_999_84 });
});

test("the lowest total comes first, and each of the others has its difference from it", () => {
  expect(
    compareMotorPremiums(insurers, cover(1_000_000)).map(
      ({ insurer, premium, aboveLowestCents }) => [
        insurer.id,
        premium.totalCents,
        aboveLowestCents,
      ],
    ),
  ).toEqual([
    ["ga_insurance", 35_000_00, 0],
    ["cic", 50_000_00, 15_000_00],
    ["pioneer", 60_000_00, 25_000_00],
    ["britam", 60_000_00, 25_000_00],
    ["icea_lions", 60_000_00, 25_000_00],
    ["heritage", 60_000_00, 25_000_00],
  ]);
});

test("the comparison includes the extras", () => {
  // 3.5% of 1,500,000 and 3,750 twice; 60,000 with a protector of 5,000 and 3,750.
  const [first, second] = compareMotorPremiums(
    [pioneer, ga],
    cover(1_500_000, { excessProtector: true, pvt: true }),
  );
  expect(first?.premium.totalCents).toBe(60_000_00);
  expect(second?.premium.totalCents).toBe(68_750_00);
});

test.each([
  ["pioneer", 1_000_000, undefined, "60,000 is no less"],
  ["pioneer", 1_000_001, undefined, "six cents more, but half as far again"],
  ["pioneer", 1_363_636, undefined, "more than a tenth below the limit"],
  ["pioneer", 1_363_637, 1_500_000, "a tenth below the limit"],
  ["pioneer", 1_500_000, 1_500_000, "a lower valuation costs more"],
  ["pioneer", 1_575_000, 1_500_000, "5% above the limit"],
  ["pioneer", 1_575_001, undefined, "far above the limit"],
  ["pioneer", 2_300_000, 2_500_000, "92,000 against 75,000"],
  ["britam", 1_417_000, undefined, "85,020 against 85,000, at 2,000,000"],
  ["pioneer", 3_000_000, undefined, "the last band"],
  ["cic", 980_000, 1_000_000, "58,800 against 50,000"],
  ["icea_lions", 1_499_999, undefined, "the next minimum is 75,000"],
  ["ga_insurance", 1_499_999, undefined, "one rate for every sum"],
])("%s at %d has a cliff at %s: %s", (id, sum, cliffAt, _why) => {
  const [offer] = compareMotorPremiums(
    insurers.filter((insurer) => insurer.id === id),
    cover(sum),
  );
  expect(offer?.cliff?.atKes).toBe(cliffAt);
});
