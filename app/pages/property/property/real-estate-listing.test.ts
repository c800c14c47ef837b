import { expect, test } from "vitest";
import type { Property } from "#model/properties/schema.ts";
import { schemaErrors } from "#test/support/site/schema-org.ts";
import { realEstateListing } from "./real-estate-listing.ts";
import { content, found } from "#test/support/content/content.ts";

const ofTheBank: Property = {
  ...found(content.properties[0]),
  askingPrice: 8_400_000,
  priceAsOf: undefined,
  provenance: "spec",
  bedrooms: [3],
  plinthArea: 84,
};
const listingOf = (changes: Partial<Property>) =>
  realEstateListing({
    property: { ...ofTheBank, ...changes },
    address: "https://bank.example/property-listing/view/a",
    origin: "https://bank.example",
    seller: { name: "The bank", url: "https://bank.example/" },
  });

test("a current price is an offer in shillings", () => {
  expect(listingOf({})).toMatchObject({
    "@type": "RealEstateListing",
    offers: { price: 8_400_000, priceCurrency: "KES" },
    about: { numberOfBedrooms: 3, floorSize: { value: 84, unitCode: "MTK" } },
  });
});

test.each<[string, Partial<Property>]>([
  ["an old price", { priceAsOf: "2015-09" }],
  ["no price", { askingPrice: undefined }],
])("%s is not an offer", (_what, changes) => {
  expect(listingOf(changes)).not.toHaveProperty("offers");
});

test("a specimen has no data", () => {
  expect(listingOf({ provenance: "specimen" })).toBeUndefined();
});

test.each<[string, Partial<Property>]>([
  ["rooms", { propertyType: "residential" }],
  ["an office", { propertyType: "commercial", bedrooms: undefined }],
  ["a plot", { propertyType: "land", plot: { widthFeet: 50, depthFeet: 100 } }],
])("%s for sale is valid for schema.org", (_what, changes) => {
  const land = changes.propertyType === "land" && { plinthArea: undefined, bedrooms: undefined };
  expect(schemaErrors(listingOf({ ...changes, ...land }))).toEqual([]);
});
