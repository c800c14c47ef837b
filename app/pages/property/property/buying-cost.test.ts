import { expect, test } from "vitest";
import { found } from "#test/support/content/content.ts";
import type { Property } from "#model/properties/schema.ts";
import { specifiedContent } from "#test/support/content/specified-content.ts";
import { buyingCost } from "./buying-cost.ts";

/** Fixed rates, because editors may change those in the content. */
const { homeCost } = specifiedContent;
const content = {
  ...specifiedContent,
  homeCost: { ...homeCost, start: { ...homeCost.start, ratePercent: 14, chargeDutyPercent: 0.1 } },
};
const home: Property = {
  ...found(content.properties[0]),
  propertyType: "residential",
  county: "Nairobi",
  askingPrice: 5_750_000,
  priceAsOf: undefined,
};
const offices: Property = { ...home, propertyType: "commercial", askingPrice: 21_700_000 };
const costOf = (property: Property) => buyingCost(property, content);
const figures = (property: Property) => costOf(property)?.rows.map(({ figure }) => figure);

test("a home of KES 5.75 million, at 90% over 20 years", () => {
  // CAT-15: commitment fee 77,625, excise 15,525. CAT-16: valuation 28,750, duty 230,000. CAL-11: legal 111,250 to
  // 115,000 for the transfer and 95,500 for the charge, with VAT on both.
  // The duty on the charge: 5,175.
  expect(figures(home)).toEqual([
    "KES\u00a0575,000",
    "KES\u00a01,171,905 to 1,176,255",
    "KES\u00a064,352",
  ]);
});

test("a plot in Kiambu, at 80% over seven years", () => {
  const cost = costOf({
    ...home,
    propertyType: "land",
    county: "Kiambu",
    askingPrice: 3_600_000,
  });
  expect(cost?.rows[0]).toMatchObject({ figure: "KES\u00a0720,000" });
  expect(cost?.href).toBe("/calculators/home-cost?price=3%2C600%2C000&deposit=720%2C000&years=7");
});

test("business premises have the deposit only", () => {
  expect(figures(offices)).toEqual(["KES\u00a06,510,000"]);
});

test("without a current price there is no cost", () => {
  expect(costOf({ ...home, priceAsOf: "2015-09" })).toBeUndefined();
  expect(costOf({ ...home, askingPrice: undefined })).toBeUndefined();
});

test("a home's loan is compared with the ceiling of refinanced loans; other buildings have none", () => {
  const loanOf = (askingPrice: number) => costOf({ ...home, askingPrice })?.refinance?.text;
  // 90% of the price is lent: 10,500,000 and 10,500,001.
  expect(loanOf(11_666_666)).toContain("is under");
  expect(loanOf(11_666_668)).toContain("is above");
  expect(costOf(offices)?.refinance).toBeUndefined();
});
