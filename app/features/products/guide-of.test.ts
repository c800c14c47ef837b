import { expect, test } from "vitest";
import { guideOf } from "./guide-of.ts";

const guides = {
  banksAsk: "Banks ask",
  insurersAsk: "Insurers ask",
  covered: "Covered",
  excluded: "Left out",
  usual: "Usual",
};

test.each([
  ["borrow", "requirements", "Banks ask"],
  ["save-invest", "eligibility-requirement", "Usual"],
  ["move-money-trade", "requirements", "Banks ask"],
  ["insure", "requirements", "Insurers ask"],
  ["insure", "cover", "Covered"],
  ["insure", "exclusions", "Left out"],
  ["borrow", "loan-details", "Usual"],
  ["borrow", "accessibility", "Usual"],
] as const)("above %s, %s: %s", (family, path, words) => {
  expect(guideOf(guides, family, path)).toBe(words);
});
