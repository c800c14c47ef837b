import { expect, test } from "vitest";
import { type Cover, type Insurer, motorPremium } from "./motor-premium.ts";

const insurer: Insurer = {
  id: "example",
  title: "Example",
  order: 1,
  minimumKes: 40_000,
  bands: [
    { belowKes: 1_000_000, rateBasisPoints: 600 },
    { belowKes: 2_000_000, rateBasisPoints: 425, minimumKes: 60_000 },
    { rateBasisPoints: 300 },
  ],
  excessProtector: { rateBasisPoints: 25, minimumKes: 5_000 },
  pvt: { rateBasisPoints: 25, minimumKes: 0 },
  courtesyCarKes: 3_000,
};

const cover = (sumInsuredKes: number, extras: Partial<Cover> = {}): Cover => ({
  sumInsuredKes,
  excessProtector: false,
  pvt: false,
  ...extras,
});
const both = { excessProtector: true, pvt: true };

test.each([
  [1, "the insurer's minimum", 40_000_00, 40_000_00],
  [666_666, "4 cents below the minimum", 40_000_00, 40_000_00],
  [666_667, "2 cents above the minimum", 40_000_02, undefined],
  [999_999.99, "the last cent of the band", 60_000_00, undefined],
  [1_000_000, "a limit is in the next band", 60_000_00, 60_000_00],
  [1_411_764, "3 cents below the band's minimum", 60_000_00, 60_000_00],
  [1_411_765, "1.25 cents above it", 60_000_01, undefined],
  [1_999_999, "84,999.9575 rounded", 84_999_96, undefined],
  [2_000_000, "the open band; its rate", 60_000_00, undefined],
  [1_000_000_000, "the largest sum taken", 30_000_000_00, undefined],
])("the basic premium of %d: %s", (sum, _why, basicCents, minimum) => {
  const premium = motorPremium(insurer, cover(sum));
  expect(premium.basicCents).toBe(basicCents);
  expect(premium.totalCents).toBe(basicCents);
  expect(premium.appliedMinimumCents).toBe(minimum);
});

test("a premium equal to the minimum does not count as raised", () => {
  const kind = { ...insurer, bands: [{ rateBasisPoints: 400, minimumKes: 40_000 }] };
  const premium = motorPremium(kind, cover(1_000_000));
  expect(premium).toMatchObject({ basicCents: 40_000_00 });
  expect(premium.appliedMinimumCents).toBeUndefined();
});

test("a band's minimum replaces a higher one of the insurer", () => {
  const kind = { ...insurer, bands: [{ rateBasisPoints: 100, minimumKes: 10_000 }] };
  expect(motorPremium(kind, cover(1_500_000)).basicCents).toBe(15_000_00);
});

test.each([
  [1_999_999, "the protector's minimum; P.V.T. has none", 5_000_00, 4_999_99],
  [2_000_000, "exactly the minimum", 5_000_00, 5_000_00],
  [2_000_004, "a cent above the minimum", 5_000_01, 5_000_01],
])("the extras of %d: %s", (sum, _why, protectorCents, pvtCents) => {
  const withProtector = motorPremium(insurer, cover(sum, { excessProtector: true }));
  expect(withProtector).toMatchObject({ excessProtectorCents: protectorCents });
  expect(withProtector).not.toHaveProperty("pvtCents");
  expect(withProtector.totalCents - withProtector.basicCents).toBe(protectorCents);

  const withPvt = motorPremium(insurer, cover(sum, { pvt: true }));
  expect(Math.abs((withPvt.pvtCents ?? 0) - pvtCents)).toBeLessThanOrEqual(1);
  expect(withPvt).not.toHaveProperty("excessProtectorCents");
});

test("the total is the exact sum rounded once, and its parts add up to it", () => {
  // 4.25% of 1,500,002 is 63,750.085 and 0.25% of it 3,750.005: 67,500.09 exactly, not 67,500.10.
  const premium = motorPremium(insurer, cover(1_500_002, { pvt: true }));
  expect(premium).toMatchObject({
    basicCents: 63_750_09,
    pvtCents: 3_750_00,
    totalCents: 67_500_09,
  });
});

test("parts add up to the total at every sum", () => {
  for (let sum = 1; sum < 4_000_000; sum += 9_973.37) {
    const {
      basicCents,
      excessProtectorCents = 0,
      pvtCents = 0,
      totalCents,
    } = motorPremium(insurer, cover(sum, both));
    expect(basicCents + excessProtectorCents + pvtCents).toBe(totalCents);
    expect(Number.isSafeInteger(totalCents)).toBe(true);
  }
});

test("courtesy car, levies on basic and extras, stamp duty", () => {
  // 2,000,000 at 3% = 60,000; extras 5,000 each: levies on 70,000.
  const { totalCents, besides } = motorPremium(insurer, cover(2_000_000, both));
  expect(totalCents).toBe(70_000_00);
  expect(besides).toEqual({
    courtesyCarCents: 3_000_00,
    trainingLevyCents: 140_00,
    policyholdersFundCents: 175_00,
    stampDutyCents: 40_00,
  });
});

test("the levies are added to a second total when they are asked for, and never to the first", () => {
  // 3.75% of 1,200,000 is 45,000: 90 and 112.50, and 40 of stamp duty.
  const plain = { ...insurer, bands: [{ rateBasisPoints: 375 }] };
  const asked = motorPremium(plain, cover(1_200_000, { levies: true }));
  expect(asked).toMatchObject({ totalCents: 45_000_00, payableCents: 45_242_50 });
  expect(motorPremium(plain, cover(1_200_000)).payableCents).toBe(45_000_00);
});

test("levies are rounded to the cent", () => {
  // 6% of 666,667 is 40,000.02: 0.2% is 80.00004, 0.25% is 100.00005.
  expect(motorPremium(insurer, cover(666_667)).besides).toMatchObject({
    trainingLevyCents: 80_00,
    policyholdersFundCents: 100_00,
  });
});

test.each([0, -1, 0.004, NaN, Infinity, -Infinity, 1e10 + 1])("refuses a sum of %d", (sum) => {
  expect(() => motorPremium(insurer, cover(sum))).toThrow(RangeError);
});

test("refuses an insurer without a band for the sum", () => {
  const closed = { ...insurer, bands: [{ belowKes: 10, rateBasisPoints: 600 }] };
  expect(() => motorPremium(closed, cover(10))).toThrow(RangeError);
});
