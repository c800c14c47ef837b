import { expect, test } from "vitest";
import { content, found } from "#test/support/content/content.ts";
import type { Fact } from "#model/products/fact-schema.ts";
import type { PriceLine } from "#model/products/price-schema.ts";
import { toCardIn } from "./product-card-data.ts";

const example = found(content.products[0]);
const [label = ""] = Object.keys(content.prices.labels);
const term: Fact = { id: "term", label: "Longest term", kind: "percent", percent: 5 };
const fee: Fact = { id: "fee", label: "Any fee", kind: "percent", percent: 1 };
const missing: PriceLine = { label, receiver: "bank", unpublished: true };

const published: PriceLine = { label, receiver: "bank", fact: "fee" };

const cardOf = (facts: Fact[], price: PriceLine[]) =>
  toCardIn(content)({ ...example, facts, price, groups: [] });
/** The figure in the row of a product with these facts and this price. */
const leadOf = (...of: Parameters<typeof cardOf>) => cardOf(...of).lead;

test.each([
  [
    "the main price if it is published",
    leadOf([term, fee], [published, missing]),
    { label: content.prices.labels[label], value: "1%" },
  ],
  [
    "the first figure if only a lesser price is published",
    leadOf([fee, term], [missing, published]),
    { label: "Any fee", value: "1%" },
  ],
  [
    "without a published price the first figure",
    leadOf([term, fee], [missing]),
    { label: "Longest term", value: "5%" },
  ],
  [
    "without any figure the price that is not published",
    leadOf([], [missing]),
    { label: content.prices.labels[label], value: undefined },
  ],
])("a row shows %s", (_what, lead, shown) => {
  expect(lead).toEqual(shown);
});

test.each([
  ["the first figure", cardOf([fee, term], [missing, published]), "Any fee"],
  ["no figure twice", cardOf([fee, term], [published, missing]), "Longest term"],
])("a card shows %s", (_what, { keyFact }, shown) => {
  expect(keyFact?.label).toBe(shown);
});
