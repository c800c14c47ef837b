import { expect, test } from "vitest";
import { choicesOf, filtersOf, queryOf, typeOf } from "./property-filters.ts";
import { content } from "#test/support/content.ts";

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
  const { counties, bedrooms, bands } = choicesOf(plots);
  expect(counties).toContain("Laikipia");
  expect(counties).not.toContain("Mombasa");
  expect(bedrooms).toEqual([]);
  expect(bands).toEqual(["under-5m"]);
});

test("a URL names existing choices; unknown ones are ignored", () => {
  expect(filtersOf(choicesOf(properties), asked)).toEqual({
    county: "Kiambu",
    bedrooms: 3,
    price: "5m-10m",
  });
  expect(filtersOf(choicesOf(plots), asked)).toEqual({ county: "Kiambu" });
  expect(filtersOf(choicesOf(properties), new URLSearchParams("price=1&bedrooms=-2"))).toEqual({});
});

test("filters are written to a URL and read back the same", () => {
  const filters = filtersOf(choicesOf(properties), asked);
  expect(filtersOf(choicesOf(properties), new URLSearchParams(queryOf(filters)))).toEqual(filters);
  expect(queryOf({ type: "land" })).toEqual({});
});
