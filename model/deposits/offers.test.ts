import { expect, test } from "vitest";
import { depositOffers } from "./offers.ts";
import { specifiedContent as content } from "#test/support/content/specified-content.ts";

const offers = depositOffers(content);

test("each deposit of the page is in the catalogue, with every fact it names", () => {
  expect(offers.map(({ id }) => id)).toEqual(content.depositReturn.deposits.map(({ id }) => id));
  for (const [i, { facts }] of content.depositReturn.deposits.entries()) {
    const offer = offers[i];
    expect(offer?.minimumKes === undefined).toBe(facts.minimum === undefined);
    expect(offer?.ceilingKes === undefined).toBe(facts.taxCeiling === undefined);
    expect(offer?.taxPercent === offer?.normalTaxPercent).toBe(facts.tax === undefined);
  }
});

test("a minimum in dollars does not count as one in shillings", () => {
  const products = structuredClone(content.products);
  for (const { facts } of products)
    for (const fact of facts) if (fact.kind === "money") fact.currency = "USD";
  for (const { minimumKes } of depositOffers({ ...content, products }))
    expect(minimumKes).toBeUndefined();
});

test("CAT-12: the bond is taxed at 10% instead of 15%, from KES 50,000", () => {
  expect(offers.find(({ id }) => id === "bond")).toMatchObject({
    taxPercent: 10,
    normalTaxPercent: 15,
    minimumKes: 50_000,
  });
  for (const { id, taxPercent } of offers) expect(taxPercent).toBe(id === "bond" ? 10 : 15);
});
