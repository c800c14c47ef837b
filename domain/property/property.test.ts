import { expect, test } from "vitest";
import {
  fitsFilters,
  formatPlot,
  formatSquareMetres,
  plotSquareMetres,
  pricePerSquareMetre,
  type PropertyFilters,
  similarProperties,
  withBedrooms,
} from "./property.ts";

const flat = {
  propertyType: "residential",
  county: "Nairobi",
  askingPrice: 5_000_000,
  bedrooms: [2, 3],
} as const;
const unpriced = { propertyType: "land", county: "Kiambu" } as const;

test.each<[PropertyFilters, boolean]>([
  [{}, true],
  [{ type: "residential" }, true],
  [{ type: "land" }, false],
  [{ county: "Nairobi" }, true],
  [{ county: "Kiambu" }, false],
  [{ bedrooms: 3 }, true],
  [{ bedrooms: 1 }, false],
  [{ price: "under-5m" }, false],
  [{ price: "5m-10m" }, true],
  [{ county: "Nairobi", bedrooms: 2, price: "10m-20m" }, false],
  // It is not known which number of bedrooms the price is for.
  [{ bedrooms: 2, price: "5m-10m" }, false],
])("%j", (filters, fits) => {
  expect(fitsFilters(flat, filters)).toBe(fits);
});

test.each<[number, PropertyFilters["price"]]>([
  [4_999_999, "under-5m"],
  [9_999_999, "5m-10m"],
  [10_000_000, "10m-20m"],
  [19_999_999, "10m-20m"],
  [20_000_000, "over-20m"],
  [900_000_000, "over-20m"],
])("KES %i is %s, and in no other band", (askingPrice, band) => {
  const bands = (["under-5m", "5m-10m", "10m-20m", "over-20m"] as const).filter((price) =>
    fitsFilters({ ...flat, askingPrice }, { price }),
  );
  expect(bands).toEqual([band]);
});

test("a property without a current price matches no price band, and one without bedrooms no number of bedrooms", () => {
  expect(fitsFilters(unpriced, {})).toBe(true);
  expect(fitsFilters(unpriced, { price: "under-5m" })).toBe(false);
  expect(fitsFilters(unpriced, { bedrooms: 2 })).toBe(false);
  expect(fitsFilters({ ...flat, priceAsOf: "2019-12" }, { price: "5m-10m" })).toBe(false);
});

const kinds = {
  ...flat,
  priceDescriptionBefore: "From",
  priceDescription: "a unit",
  highestPrice: 11_000_000,
  plinthArea: 46,
  pricingTable: [
    { bedrooms: 2, price: 5_000_000, plinthArea: 46 },
    { bedrooms: 3, price: 11_000_000, plinthArea: 90 },
    { bedrooms: 3, price: 9_000_000 },
    { bedrooms: 4 },
  ],
};

test("a home with several numbers of bedrooms: it has the lowest price for that number, without the general price description", () => {
  const { askingPrice, priceDescriptionBefore, plinthArea } = kinds;
  const one = { priceDescriptionBefore: undefined, priceDescription: undefined };
  expect(withBedrooms(kinds, undefined)).toBe(kinds);
  expect(withBedrooms(kinds, 2)).toMatchObject({ askingPrice, plinthArea, ...one });
  expect(withBedrooms(kinds, 3)).toMatchObject({
    ...{ askingPrice: 9_000_000, bedrooms: [3], plinthArea: undefined },
    ...{ priceDescriptionBefore, priceDescription: undefined, highestPrice: undefined },
  });
});

test("a home with several numbers of bedrooms: a number of bedrooms without a price is left out, but a home with only one number keeps its price", () => {
  expect(withBedrooms(kinds, 4)).toBeUndefined();
  expect(withBedrooms(flat, 2)).toBeUndefined();
  const single = { ...flat, bedrooms: [2] };
  expect(withBedrooms(single, 2)).toBe(single);
});

test.each<[PropertyFilters, boolean]>([
  [{ bedrooms: 2, price: "5m-10m" }, true],
  [{ bedrooms: 3, price: "5m-10m" }, true],
  [{ bedrooms: 3, price: "10m-20m" }, false],
  [{ bedrooms: 3, price: "under-5m" }, false],
])("a home with several numbers of bedrooms: %j", (filters, fits) => {
  expect(fitsFilters(kinds, filters)).toBe(fits);
});

test("similar properties are sorted by same type, then same county, then nearest price", () => {
  const of = (name: string, changes: object) => ({ ...flat, name, ...changes });
  const all = [
    of("office", { propertyType: "commercial" }),
    of("far, unpriced", { county: "Kisumu", askingPrice: undefined }),
    of("far, less than half", { county: "Kisumu", askingPrice: 2_400_000 }),
    of("itself", {}),
    of("far, double", { county: "Kisumu", askingPrice: 10_000_000 }),
    of("near, ten times", { askingPrice: 50_000_000 }),
  ];
  const [itself] = all.filter(({ name }) => name === "itself");
  if (!itself) throw new Error("the list has it");
  expect(similarProperties(itself, all, 9).map(({ name }) => name)).toEqual([
    "near, ten times",
    "far, double",
    "far, less than half",
    "far, unpriced",
    "office",
  ]);
  expect(similarProperties(itself, all, 2)).toHaveLength(2);
});

test("a plot of 50 by 100 feet is 465 square metres and 0.11 acres", () => {
  const sides = { widthFeet: 50, depthFeet: 100 };
  expect(plotSquareMetres(sides)).toBeCloseTo(464.515, 3);
  expect(formatPlot(sides)).toBe("50\u00a0×\u00a0100\u00a0ft (465\u00a0m², 0.11\u00a0acres)");
});

test.each([
  [84, "84\u00a0m²"],
  [1234.5, "1,235\u00a0m²"],
])("%d square metres are %s", (squareMetres, shown) => {
  expect(formatSquareMetres(squareMetres)).toBe(shown);
});

test.each([
  [8_400_000, 84, 100_000],
  [1_000_000, 3, 333_333],
  [2_000_000, 3, 666_667],
  [undefined, 84, undefined],
  [8_400_000, undefined, undefined],
  [8_400_000, 0, undefined],
])("KES %s for %s square metres: %s a square metre", (price, squareMetres, expected) => {
  expect(pricePerSquareMetre(price, squareMetres)).toBe(expected);
});
