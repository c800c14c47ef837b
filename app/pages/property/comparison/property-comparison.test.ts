import { expect, test } from "vitest";
import { chosenProperties, comparisonRows } from "./property-comparison.ts";
import { content, found } from "#test/support/content/content.ts";

const { properties, propertyListing: texts } = content;

test("a URL names at most three, each once and in its order; unknown ones are ignored", () => {
  const four = properties.slice(0, 4).map(({ path }) => path);
  const [a = "", b = "", c = "", d = ""] = four;
  const asked = [c, "nowhere", a, c, b, d];
  const pathsOf = (paths: string[]) =>
    chosenProperties(properties, paths).chosen.map(({ path }) => path);
  expect(pathsOf(asked)).toEqual([c, a, b]);
  expect(pathsOf(four)).toEqual(four.slice(0, 3));
  expect(chosenProperties(properties, four).hasMore).toBe(true);
  expect(chosenProperties(properties, [a, b, c, c, "nowhere"]).hasMore).toBe(false);
});

test("a row has the known values, and is left out without any", () => {
  const unknown = { bedrooms: undefined, plinthArea: undefined, plot: undefined };
  const shop = { ...found(properties[0]), ...unknown, askingPrice: undefined };
  const plot = {
    ...shop,
    askingPrice: 1_150_000,
    priceAsOf: undefined,
    plot: { widthFeet: 50, depthFeet: 100 },
  };
  const rows = comparisonRows([plot, shop], texts, "en");
  const names = rows.map(({ name }) => name);
  expect(names).not.toContain(texts.property.bedrooms);
  const each = rows.find(({ name }) => name === texts.compare.squareMetre);
  expect(each?.values).toEqual([["KES\u00a02,476"], []]);
});
