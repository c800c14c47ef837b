import { expect, test } from "vitest";
import { distanceKm, kmAsKnown } from "./distance.ts";

const nairobi = { latitude: -1.286, longitude: 36.817 };

test.each([
  ["itself", nairobi, 0],
  ["Mombasa", { latitude: -4.043, longitude: 39.668 }, 441],
  ["Kisumu", { latitude: -0.092, longitude: 34.768 }, 264],
])("from Nairobi to %s", (_town, town, km) => {
  expect(Math.round(distanceKm(nairobi, town))).toBe(km);
  expect(distanceKm(town, nairobi)).toBeCloseTo(distanceKm(nairobi, town));
});

test.each([
  [0, undefined],
  [0.99, undefined],
  [1, "1.0"],
  [3.24, "3.2"],
  [9.94, "9.9"],
  [9.96, "10"],
  [439.7, "440"],
])("%s km are shown as %s", (km, shown) => {
  expect(kmAsKnown(km)).toBe(shown);
});
