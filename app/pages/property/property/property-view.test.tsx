import { expect, test } from "vitest";
import { content, found } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import type { Property } from "#model/properties/schema.ts";
import { priceText } from "#app/features/properties/property-figures.ts";
import { PropertyPrice } from "./property-side.tsx";
import { PropertyView } from "./property-view.tsx";

const first = found(content.properties[0]);
const pricingTable = [{ typology: "Two bedrooms", price: 5_000_000, rent: 41_000 }];

test.each([
  ["residential", true],
  ["commercial", false],
  ["land", false],
] as const)("PRP-5: the pricing table of %s has a rent: %s", (propertyType, hasRent) => {
  const property: Property = { ...first, propertyType, pricingTable };
  const shown = rendered(
    <PropertyView
      property={property}
      facts={[]}
      cost={undefined}
      callToAction={undefined}
      campaign={undefined}
      similar={[]}
      address="https://bank.example/"
    />,
    { content },
  );
  expect(shown).toContain("Two bedrooms");
  expect(shown.includes("41,000")).toBe(hasRent);
});

test.each([
  ["of today", undefined, /^Price: KES/],
  ["of the launch, which names itself", "2015-09", /^Price at launch, 2015: KES/],
] as const)("a price %s is named once", (_of, priceAsOf, words) => {
  const property: Property = { ...first, askingPrice: 5_000_000, priceAsOf };
  const price = priceText({ ...property, priceDescriptionBefore: "" }, content.propertyListing);
  const shown = rendered(<PropertyPrice price={price} />, { content });
  expect(shown.replace(/<[^>]+>/g, "").replace(/\s+/g, " ")).toMatch(words);
});
