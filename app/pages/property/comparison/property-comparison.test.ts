import { expect, test } from "vitest";
import { loadContent } from "#model/load.ts";
import { chosenProperties, comparisonRows } from "./property-comparison.ts";

const { properties, propertyListing: texts } = loadContent();

test("an address names three at most, each once, in its order; unknown ones are passed over", () => {
  const four = properties.slice(0, 4).map(({ path }) => path);
  const [a = "", b = "", c = "", d = ""] = four;
  const asked = [c, "nowhere", a, c, b, d];
  expect(chosenProperties(properties, asked).map(({ path }) => path)).toEqual([c, a, b]);
  expect(chosenProperties(properties, four).map(({ path }) => path)).toEqual(four.slice(0, 3));
});

test("a line says what is known of each, and is left out where nothing is known of any", () => {
  const [first] = properties;
  if (!first) throw new Error("There are no properties");
  const unknown = { bedrooms: undefined, plinthArea: undefined, plot: undefined };
  const shop = { ...first, ...unknown, askingPrice: undefined };
  const plot = {
    ...shop,
    askingPrice: 1_150_000,
    priceAsOf: undefined,
    plot: { widthFeet: 50, depthFeet: 100 },
  };
  const rows = comparisonRows([plot, shop], texts);
  const names = rows.map(({ name }) => name);
  expect(names).not.toContain(texts.property.bedrooms);
  const each = rows.find(({ name }) => name === texts.compare.squareMetre);
  expect(each?.values).toEqual(["KES\u00a02,476", undefined]);
});
