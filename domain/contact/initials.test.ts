import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Wanjiru Kamau", "WK"],
  ["Prof. Grace Mutua", "GM"],
  ["Amina Hassan Ali", "AA"],
  ["A branch manager", "BM"],
  ["A trainer of artisans", "TA"],
  ["Wairimu-Otieno", "WO"],
  ["Ng'ang'a", "N"],
  ["Órla Ó'Brien", "ÓÓ"],
  ["Eng Mwangi", "M"],
  ["", ""],
])("%s: %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
