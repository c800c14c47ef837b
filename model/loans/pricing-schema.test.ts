import { expect, test } from "vitest";
import { LoanPricingSchema } from "./pricing-schema.ts";

const day = "2026-11-21";
const pricing = (reference: object, loans: object) => ({
  staleAfterDays: 92,
  reference: { rate: null, percent: null, asOf: null, ...reference },
  classes: [{ name: "Home loans", premiumPercent: null, feesPercent: null, asOf: null, ...loans }],
  provenance: "specimen",
  note: "Specimen figures.",
});

test.each([
  [{}, {}],
  [{ rate: "cbr", percent: 8.75, asOf: day }, {}],
  [
    { rate: "kesonia", percent: 8.75, asOf: day },
    { premiumPercent: -1.5, asOf: day },
  ],
])("%o and %o are accepted", (reference, loans) => {
  expect(LoanPricingSchema.safeParse(pricing(reference, loans)).error).toBeUndefined();
});

test.each([
  [{ percent: 8.75, asOf: day }, {}, /which reference rate/],
  [{ rate: "libor", percent: 8.75, asOf: day }, {}, /rate/],
  [{ rate: "cbr", percent: 8.75 }, {}, /asOf/],
  [{}, { premiumPercent: 4 }, /asOf/],
  [{ rate: "cbr", percent: -1, asOf: day }, {}, /percent/],
])("%o and %o are refused: %s", (reference, loans, why) => {
  const { error } = LoanPricingSchema.safeParse(pricing(reference, loans));
  expect(error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([
    expect.stringMatching(why),
  ]);
});
