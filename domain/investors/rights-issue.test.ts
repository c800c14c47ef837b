import { expect, test } from "vitest";
import {
  costOfShares,
  entitlementOf,
  formatBillions,
  formatPart,
  formatSharePrice,
  checkRightsFigures,
  parseHolding,
  type RightsResults,
  type RightsTerms,
} from "./rights-issue.ts";

/** The terms of RIG-1. */
const terms: RightsTerms = {
  ratio: { new: 2, held: 1 },
  otherRatio: { new: 3, held: 1 },
  sharesBefore: 384_614_168,
  entitlementShares: 769_228_336,
  additionalShares: 384_614_168,
  newShares: 1_153_842_504,
  greenshoePercent: 30,
  greenshoeShares: 346_152_751,
  maximumShares: 1_499_995_255,
  priceKes: 4,
};
/** As the press reported them in December 2024. */
const results: RightsResults = {
  sharesApplied: 1_595_995_966,
  valueAppliedKes: 6_383_983_864,
  subscribedPercent: 138.32,
  entitlementTaken: 474_201_310,
  entitlementTakenPercent: 61.65,
  grossProceedsKes: 5_999_981_020,
};

test("the figures of the specification and of the results agree", () => {
  expect(checkRightsFigures(terms, results)).toEqual([]);
});

test.each([
  [{ ratio: { new: 1, held: 1 } }, {}, ["entitlementShares"]],
  [{ otherRatio: { new: 4, held: 1 } }, {}, ["newShares"]],
  // The figure that many papers printed for the greenshoe, and one with its digits swapped.
  [{ greenshoeShares: 384_614_168 }, {}, ["greenshoeShares", "maximumShares"]],
  [{ greenshoeShares: 346_152_571 }, {}, ["greenshoeShares", "maximumShares"]],
  [{ additionalShares: 384_614_169 }, {}, ["newShares"]],
  [{ priceKes: 5 }, {}, ["grossProceedsKes", "valueAppliedKes"]],
  [{}, { subscribedPercent: 138.3 }, ["subscribedPercent"]],
  [{}, { entitlementTaken: 474_201_310 - 100_000 }, ["entitlementTakenPercent"]],
])("figures that do not follow from each other are named: %o %o", (term, result, named) => {
  const mistakes = checkRightsFigures({ ...terms, ...term }, { ...results, ...result });
  expect(mistakes.map((mistake) => mistake.split(":")[0])).toEqual(named);
});

test.each([
  [1_499_995_255, 4, 5_999_981_020],
  [3, 4.05, 12.15],
])("%d shares at KES %d cost KES %d", (shares, priceKes, expected) => {
  expect(costOfShares(shares, { priceKes })).toBe(expected);
});

test.each([
  [{ shares: 1_000, additional: 0 }, terms.ratio, 2_000, 2_000, 8_000],
  [{ shares: 1_000, additional: 500 }, terms.ratio, 2_000, 2_500, 10_000],
  [{ shares: 1_000, additional: 500 }, terms.otherRatio, 3_000, 3_500, 14_000],
  // A ratio that leaves fractions, as that of 2015 did: one for two held.
  [{ shares: 7, additional: 0 }, { new: 1, held: 2 }, 3, 3, 12],
])(
  "%o at %o has rights to %d, asks for %d and pays KES %d",
  (holding, ratio, rights, asked, cost) => {
    expect(entitlementOf(holding, ratio, terms)).toMatchObject({ rights, asked, askedKes: cost });
  },
);

test("a holder's share shrinks, least with the full entitlement", () => {
  const holding = { shares: 38_461_417, additional: 0 };
  const { percentBefore, percentWithNone, percentWithAll } = entitlementOf(
    holding,
    terms.ratio,
    terms,
  );
  expect(percentBefore).toBeCloseTo(10, 4);
  expect(percentWithNone).toBeCloseTo(2.0408, 4);
  expect(percentWithAll).toBeCloseTo(6.1225, 3);
});

test.each([
  ["1,000", "", { ok: true, holding: { shares: 1_000, additional: 0 } }],
  ["1000 shares", "500", { ok: true, holding: { shares: 1_000, additional: 500 } }],
  ["384,614,168", "0", { ok: true, holding: { shares: 384_614_168, additional: 0 } }],
  ["", "", { ok: false, errors: { shares: "missing" } }],
  ["many", "some", { ok: false, errors: { shares: "notANumber", additional: "notANumber" } }],
  ["0", "", { ok: false, errors: { shares: "tooSmall" } }],
  ["10.5", "", { ok: false, errors: { shares: "notWhole" } }],
  ["384,614,169", "", { ok: false, errors: { shares: "tooLarge" } }],
  ["100", "-1", { ok: false, errors: { additional: "tooSmall" } }],
  ["100", "1,499,995,256", { ok: false, errors: { additional: "tooLarge" } }],
])("%s held and %s additional shares are parsed", (shares, additional, expected) => {
  expect(parseHolding(new Map(Object.entries({ shares, additional })), terms)).toEqual(expected);
});

test("figures are formatted for display", () => {
  expect(formatSharePrice(4)).toBe("KES\u00a04.00");
  expect(formatSharePrice(0.35)).toBe("KES\u00a00.35");
  expect(formatBillions(5_999_981_020)).toBe("KES\u00a05.9\u00a0billion");
  expect(formatPart(2.0408)).toBe("2.04%");
  expect(formatPart((100 * 1_000) / 384_614_168)).toBe("1 in 384,614");
});
