import { expect, test } from "vitest";
import { distanceKm, formatDistance } from "./distance.ts";

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
  [0.2, "under 1 km"],
  [3.24, "3.2 km"],
  [439.7, "440 km"],
])("%s reads %s", (km, words) => {
  expect(formatDistance(km).replaceAll("\u00a0", " ")).toBe(words);
});
