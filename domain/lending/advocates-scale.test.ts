import { expect, test } from "vitest";
import { chargeScale, dischargeFeeCents, saleScale, scaleFeeCents } from "./advocates-scale.ts";

const inCents = (kes: number) => kes * 100;

test.each([
  [5_000_000, 100_000],
  [8_000_000, 145_000],
  [12_000_000, 205_000],
  [1_500_000, 35_000],
  [1_750_000, 35_000],
  [100_000_000, 1_525_000],
  [250_000_000, 3_400_000],
  [1_000_000_000, 10_900_000],
  [1_100_000_000, 11_000_000],
])("the scale of a sale, in shillings: %i costs %i", (price, fee) => {
  expect(scaleFeeCents(inCents(price), saleScale)).toBe(inCents(fee));
});

test.each([
  [4_500_000, 85_000],
  [7_200_000, 115_750],
  [1_000_000, 28_000],
  [1_400_000, 28_000],
  [2_500_000, 50_000],
  [100_000_000, 1_043_750],
  [250_000_000, 2_168_750],
  [1_000_000_000, 3_293_750],
  [1_100_000_000, 3_393_750],
])("the scale of a charge, in shillings: %i costs %i", (loan, fee) => {
  expect(scaleFeeCents(inCents(loan), chargeScale)).toBe(inCents(fee));
});

test.each([
  [4_500_000, 21_250],
  [1_000_000, 15_000],
])("the discharge of a charge of %i costs %i", (loan, fee) => {
  expect(dischargeFeeCents(inCents(loan))).toBe(inCents(fee));
});
