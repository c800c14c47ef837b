import { expect, test } from "vitest";
import { hasUnpublishedPrice } from "#model/products/unpublished-price.ts";
import { content } from "#test/support/content/content.ts";
import { timesAsked } from "./load-product.ts";

const isMissing = content.products.find(hasUnpublishedPrice);
const isPublished = content.products.find((product) => !hasUnpublishedPrice(product));

test.each([
  ["shown where the bank says so", true, isMissing, 3],
  ["not shown otherwise", false, isMissing, undefined],
  ["not shown where all is published", true, isPublished, undefined],
])("the number of enquiries is %s", async (_what, showsTimesAsked, product, expected) => {
  if (!product) throw new Error("The content has no such product");
  const asked: string[] = [];
  const enquiries = {
    countThisMonth: async (section: string) => asked.push(section) + 2,
  };
  const settings = { showsTimesAsked };
  expect(await timesAsked({ content: { settings }, enquiries }, product)).toBe(expected);
  expect(asked).toEqual(expected === undefined ? [] : [product.title]);
});
