import { expect, test } from "vitest";
import { content, found } from "#test/support/content/content.ts";
import { askedPrices } from "./asked-prices.ts";

const { prices } = content.ratesAndFees.askedMost;

test("every price of the list is there in the words of the content, published ones first", () => {
  const asked = askedPrices(content);
  const published = asked.filter(({ price }) => price.fact);
  expect(asked.slice(0, published.length)).toEqual(published);
  expect(asked.map(({ path, price }) => `${path} ${price.label}`).sort()).toEqual(
    prices.map(({ product, label }) => `/${product} ${content.prices.labels[label]}`).sort(),
  );
});

test("a price that is not published is in the list too", () => {
  const product = found(
    content.products.find(({ price }) => price.some((line) => line.unpublished)),
  );
  const line = found(product.price.find(({ unpublished }) => unpublished));
  const asked = { product: `${product.family}/${product.audiences[0]}/${product.slug}` };
  const ratesAndFees = {
    ...content.ratesAndFees,
    askedMost: { title: "Asked", prices: [{ ...asked, label: line.label }] },
  };
  expect(askedPrices({ ...content, ratesAndFees })).toMatchObject([
    { title: product.title, price: { fact: undefined } },
  ]);
});
