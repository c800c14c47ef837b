import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { listedPages } from "./listed-pages.ts";

const isListed = listedPages(() => content);

test.each([
  ["/property-listing", true],
  ["/sw/hfc", true],
  ["/property-listing?page=2", true],
  ["/sw/hfc?page=9", true],
  ["/property-listing?page=1", false],
  ["/property-listing?page=10", false],
  ["/property-listing?page=2&bedrooms=3", false],
  ["/property-listing?bedrooms=3", false],
  ["/no-such-list?page=2", false],
])("the site links to %s: %s", (url, is) => {
  expect(isListed(url)).toBe(is);
});
