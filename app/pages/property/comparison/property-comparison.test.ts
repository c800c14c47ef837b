import { expect, test } from "vitest";
import { loadContent } from "#model/load.ts";
import { chosenProperties, comparisonRows } from "./property-comparison.ts";

const { properties, propertyListing: texts } = loadContent();

test("an address names three at most, each once, in its order; unknown ones are passed over", () => {
  const asked = ["plots-joska", "nowhere", "k-mall", "plots-joska", "apartment-nyali", "pangani"];
  expect(chosenProperties(properties, asked).map(({ path }) => path)).toEqual([
    "plots-joska",
    "k-mall",
    "apartment-nyali",
  ]);
  const four = properties.slice(0, 4).map(({ path }) => path);
  expect(chosenProperties(properties, four).map(({ path }) => path)).toEqual(four.slice(0, 3));
});

test("a line says what is known of each, and is left out where nothing is known of any", () => {
  const rows = comparisonRows(chosenProperties(properties, ["plots-joska", "k-mall"]), texts);
  const names = rows.map(({ name }) => name);
  expect(names).not.toContain(texts.property.bedrooms);
  const each = rows.find(({ name }) => name === texts.compare.squareMetre);
  expect(each?.values).toEqual(["KES\u00a02,476", undefined]);
});
