import { expect, test } from "vitest";
import type { Property } from "#model/properties/schema.ts";
import { bedroomText, priceLine, squareMetrePrice, statusText } from "./property-figures.ts";
import { content, found } from "#test/support/content/content.ts";

const { properties, propertyListing } = content;
const bare: Property = {
  ...found(properties[0]),
  askingPrice: undefined,
  priceDescriptionBefore: "From",
  priceDescription: "Ask us.",
  plinthArea: undefined,
  plot: undefined,
  priceAsOf: undefined,
};
const of = (changes: Partial<Property>): Property => ({ ...bare, ...changes });

/** PRP-4: KES with thousands separators; without a price, the description alone. */
test.each<[Partial<Property>, string]>([
  [{}, "Ask us."],
  [{ askingPrice: 12_500_000 }, "From KES\u00a012,500,000 Ask us."],
  [{ askingPrice: 950_000, priceDescriptionBefore: undefined }, "KES\u00a0950,000 Ask us."],
  [{ askingPrice: 950_000, priceDescription: undefined }, "From KES\u00a0950,000"],
  [
    { askingPrice: 950_000, highestPrice: 1_250_000 },
    "From KES\u00a0950,000 to KES\u00a01,250,000",
  ],
  [
    { askingPrice: 950_000, priceAsOf: "2015-09" },
    "Price at launch, 2015: From KES\u00a0950,000 Ask us.",
  ],
])("%j: %s", (changes, line) => {
  expect(priceLine(of(changes), propertyListing)).toBe(line);
});

test.each<[readonly number[] | undefined, string | undefined]>([
  [undefined, undefined],
  [[1], "1 bedroom"],
  [[3], "3 bedrooms"],
  [[2, 3], "2 or 3 bedrooms"],
  [[1, 2, 3], "1, 2 or 3 bedrooms"],
])("%j: %s", (bedrooms, text) => {
  expect(bedroomText(of({ bedrooms: bedrooms && [...bedrooms] }), propertyListing)).toBe(text);
});

test("the price of a square metre is that of the house, or of the plot if there is no house", () => {
  const askingPrice = 8_400_000;
  const plot = { widthFeet: 50, depthFeet: 100 };
  expect(squareMetrePrice(of({ askingPrice, plinthArea: 84, plot }))).toBe("KES\u00a0100,000");
  expect(squareMetrePrice(of({ askingPrice, plot }))).toBe("KES\u00a018,083");
  expect(squareMetrePrice(of({ plot }))).toBeUndefined();
});

test("an old status has its date", () => {
  const status = propertyListing.statuses.completed;
  const completed = { projectStatus: "completed" } as const;
  expect(statusText(of({ ...completed, statusAsOf: undefined }), propertyListing)).toBe(status);
  expect(statusText(of({ ...completed, statusAsOf: "2019-05" }), propertyListing)).toContain(
    "May 2019",
  );
});
