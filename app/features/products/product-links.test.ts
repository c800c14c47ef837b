import { expect, test } from "vitest";
import { loanOffers } from "#model/loans/loan-offers.ts";
import { findProduct } from "#model/products/find.ts";
import { content, found } from "#test/support/content/content.ts";
import { calculators, costLinks } from "./product-links.ts";

const published = loanOffers(content).filter(
  ({ published: { rate }, group }) => rate && group === "affordable-housing",
);

test.each(published)("the calculators that $id links to open with its rate", (offer) => {
  const product = found(findProduct(content.products, offer.product));
  const group = found(product.groups.find(({ path }) => path === offer.group));
  const place = { product, group, isGroupPage: true, isCompared: false };
  const { rate } = offer.basis.defaults;
  const years = offer.basis.months.max / 12;
  expect(calculators(content, place).mortgage.href).toBe(
    `/calculators/mortgage?rate=${rate}&years=${years}`,
  );
  const named = costLinks(content, place).map(({ href }) => href);
  for (const path of ["home-cost", "affordability", "overpay"])
    expect(named.find((href) => href.startsWith(`/calculators/${path}`))).toContain(`rate=${rate}`);
});

test("without a product the mortgage calculator opens with its own example", () => {
  expect(calculators(content).mortgage.href).toBe("/calculators/mortgage");
});
