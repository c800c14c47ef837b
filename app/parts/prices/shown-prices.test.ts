import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import type { Fact } from "#model/products/fact-schema.ts";
import type { PriceLine } from "#model/products/price-schema.ts";
import { factsBeside, mainPrice, shownPrices } from "./shown-prices.ts";

const percentFact = (id: string, percent: number, asOf?: string): Fact => ({
  id,
  label: `The ${id}`,
  kind: "percent",
  percent,
  ...(asOf && { asOf }),
});
const [label = ""] = Object.keys(content.prices.labels);
const line = (fields: Partial<PriceLine>): PriceLine => ({ label, receiver: "bank", ...fields });
const tax = percentFact("tax", 10, "2020-04-03");
const product = {
  facts: [percentFact("fee", 1), tax],
  price: [line({ fact: "fee" }), line({ unpublished: true }), line({ fact: "tax" })],
};
const shown = (group?: { facts: Fact[]; price?: PriceLine[] }) =>
  shownPrices(content, product, group);

test("unpublished prices come first, the others in the editor's order", () => {
  expect(shown().map(({ fact }) => fact?.id)).toEqual([undefined, "fee", "tax"]);
});

test("the main price is the line that the editor put first, published or not", () => {
  expect(mainPrice(content, product)?.fact?.id).toBe("fee");
});

test("label and receiver are in the words of the content", () => {
  const { labels, receivers } = content.prices;
  expect(shown()[0]).toMatchObject({ label: labels[label], receiver: receivers.bank });
});

test("a group has its own price, and its facts take precedence over the product's with the same id", () => {
  const own = {
    facts: [percentFact("fee", 2)],
    price: [line({ fact: "fee" }), line({ fact: "tax" })],
  };
  expect(shown(own).map(({ fact }) => fact)).toEqual([percentFact("fee", 2), tax]);
});

test("a group without a price has the product's", () => {
  expect(shown({ facts: [] })).toEqual(shown());
});

test("the day of a line takes precedence over that of its fact", () => {
  const days = (asOf?: string) =>
    shownPrices(content, { ...product, price: [line({ fact: "tax", ...(asOf && { asOf }) })] }).map(
      (price) => price.asOf,
    );
  expect(days()).toEqual(["2020-04-03"]);
  expect(days("2026-11-21")).toEqual(["2026-11-21"]);
});

test("a fact that the price shows is not repeated beside it", () => {
  expect(factsBeside([...product.facts, percentFact("tenor", 5)], shown())).toEqual([
    percentFact("tenor", 5),
  ]);
});
