import { expect, test } from "vitest";
import { chosenOf, filtersOf, narrow, queryOf, typeOf } from "./property-filters.ts";
import { parseBudget } from "#domain/property/budget.ts";
import { costWithin } from "#model/properties/budget.ts";
import { priceBandNames } from "#domain/property/property.ts";
import type { Property } from "#model/properties/schema.ts";
import { content, found as existing } from "#test/support/content/content.ts";

const { properties } = content;
const plots = properties.filter(({ propertyType }) => propertyType === "land");
const asked = new URLSearchParams({ county: "Kiambu", bedrooms: "3", price: "5m-10m" });

test.each([
  ["land", "land"],
  ["all", undefined],
  ["castles", undefined],
  [undefined, undefined],
])("the type %s is %s", (name, type) => {
  expect(typeOf(name)).toBe(type);
});

test("each choice matches a property", () => {
  const { county, bedrooms, price } = filtersOf(plots, asked);
  expect(county.choices).toContain("Laikipia");
  expect(county.choices).not.toContain("Mombasa");
  expect(bedrooms.choices).toEqual([]);
  expect(price.choices).toEqual(["under-5m"]);
});

test("bedrooms and price bands are in numeric order", () => {
  const [homes] = properties.filter(({ bedrooms }) => bedrooms);
  const many = properties.map((each) => ({ ...(homes ?? each), bedrooms: [10, 2] }));
  const { bedrooms, price } = filtersOf([...properties, ...many], asked);
  expect(bedrooms.choices.at(-1)).toBe("10");
  expect(price.choices).toEqual(priceBandNames.filter((band) => price.choices.includes(band)));
});

const chosenIn = (list: typeof properties, query: string) =>
  chosenOf(filtersOf(list, new URLSearchParams(query)));

test("a URL names existing choices; unknown ones are ignored", () => {
  const chosen = { county: "Kiambu", bedrooms: 3, price: "5m-10m" };
  expect(chosenIn(properties, `${asked}`)).toEqual(chosen);
  expect(chosenIn(plots, `${asked}`)).toEqual({ county: "Kiambu" });
  expect(chosenIn(properties, "price=1&bedrooms=-2")).toEqual({});
});

test("filters are written to a URL and read back the same", () => {
  const query = queryOf(filtersOf(properties, asked));
  expect(query).toEqual(Object.fromEntries(asked));
  expect(queryOf(filtersOf(plots, new URLSearchParams("bedrooms=3")))).toEqual({});
});

const home: Property = {
  ...existing(properties[0]),
  path: "now",
  propertyType: "residential",
  askingPrice: 5_000_000,
  priceAsOf: undefined,
  priceDescription: "a specimen",
};
const others: Property[] = [
  { ...home, path: "old", askingPrice: 1_000_000, priceAsOf: "2019-12" },
  { ...home, path: "unpriced", askingPrice: undefined },
  { ...home, path: "dear", askingPrice: 50_000_000 },
  { ...home, path: "shop", propertyType: "commercial" },
];
const pathsWithin = (query: string, filters = {}) => {
  const { budget } = parseBudget(new URLSearchParams(query));
  const { found, apart } = narrow([home, ...others], filters, budget, content);
  return [found.map(({ property }) => property.path), apart.map(({ path }) => path)];
};
const kinds: Property = {
  ...home,
  path: "kinds",
  bedrooms: [1, 2, 3],
  pricingTable: [
    { typology: "Small", bedrooms: 1, price: 5_000_000 },
    { typology: "Large", bedrooms: 2, price: 8_000_000 },
    { typology: "Largest", bedrooms: 3 },
  ],
};
const { budget: noBudget } = parseBudget(new URLSearchParams());
const { monthCents = 0, cashCents = 0 } = costWithin(home, noBudget, content) ?? {};
const [month, cash] = [Math.ceil(monthCents / 100), Math.ceil(cashCents / 100)];

test.each([
  ["", {}, [["now", "old", "unpriced", "dear", "shop"], []]],
  [
    "",
    { price: "5m-10m" },
    [
      ["now", "shop"],
      ["old", "unpriced"],
    ],
  ],
  ["", { price: "under-5m" }, [[], ["old", "unpriced"]]],
  [`month=${month}`, {}, [["now"], ["old", "unpriced", "shop"]]],
  [`month=${month - 1}`, {}, [[], ["old", "unpriced", "shop"]]],
  [`cash=${cash}`, {}, [["now"], ["old", "unpriced", "shop"]]],
  [`cash=${cash - 1}`, {}, [[], ["old", "unpriced", "shop"]]],
  // With spare cash, a smaller loan fits a lower monthly payment.
  [`month=${month - 1000}&cash=${cash + 200_000}`, {}, [["now"], ["old", "unpriced", "shop"]]],
  [`month=${month - 1000}&cash=${cash}`, {}, [[], ["old", "unpriced", "shop"]]],
  [`month=${month}&cash=${cash}&county=x`, { county: "Mandera" }, [[], []]],
])(
  "within %s and %j, properties without a current price or a cost are listed separately",
  (query, filters, expected) => {
    expect(pathsWithin(query, filters)).toEqual(expected);
  },
);

test.each([
  [1, `month=${month}`, "5m-10m", "found"],
  [2, `month=${month}`, undefined, "neither"],
  [2, `month=${2 * month}`, undefined, "found"],
  [2, "", "under-5m", "neither"],
  [3, `month=${month}`, undefined, "apart"],
  [3, "", "5m-10m", "apart"],
  [3, "", undefined, "found"],
] as const)(
  "a home with %i bedrooms within %j and %s is %s",
  (bedrooms, query, price, expected) => {
    const { budget } = parseBudget(new URLSearchParams(query));
    const { found, apart } = narrow([kinds], { bedrooms, price }, budget, content);
    expect([found.length, apart.length]).toEqual([
      Number(expected === "found"),
      Number(expected === "apart"),
    ]);
  },
);

test("a property found by its bedrooms has their price", () => {
  const { found } = narrow([kinds], { bedrooms: 2 }, noBudget, content);
  expect(found.map(({ property }) => property.askingPrice)).toEqual([8_000_000]);
});
