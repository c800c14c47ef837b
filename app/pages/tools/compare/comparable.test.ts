import { expect, test } from "vitest";
import { families } from "#domain/products/families.ts";
import { content } from "#test/support/content/content.ts";
import { chosenOf, comparables } from "./comparable.ts";

test.each(families)(
  "in %s every choice has a name of its own, and a price to compare",
  (family) => {
    const all = comparables(content, family);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(all.filter(({ prices }) => prices.length === 0)).toEqual([]);
  },
);

const loans = comparables(content, "borrow");
const [a, b, c, d, e] = loans.map(({ key }) => key);

test.each([
  { why: "in its order", asked: [b, a], chosen: [b, a] },
  { why: "each once", asked: [a, a, b], chosen: [a, b] },
  { why: "no more than four", asked: [a, b, c, d, e], chosen: [a, b, c, d] },
  { why: "without unknown ones", asked: ["", "nobody", a], chosen: [a] },
])("the choice of a URL is $why", ({ asked, chosen }) => {
  const keys = asked.filter((key) => key !== undefined);
  expect(chosenOf(loans, keys).map(({ key }) => key)).toEqual(chosen);
});
