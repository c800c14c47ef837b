import { expect, test } from "vitest";
import { audiences } from "#domain/products/catalogue.ts";
import { families } from "#domain/products/families.ts";
import { content } from "#test/support/content/content.ts";
import { productsFor } from "./products-for.ts";

const listings = families.flatMap((family) =>
  audiences.map((audience) => [family, audience] as const),
);

test.each(listings)("%s has something %s", (family, audience) => {
  expect(productsFor(content, family, audience)).not.toEqual([]);
});

test("an audience with products of its own sees only those", () => {
  const shown = productsFor(content, "borrow", "for-diaspora");
  expect(shown.every(({ audiences: offered }) => offered.includes("for-diaspora"))).toBe(true);
});

test("institutions, which have no loans of their own, see those for businesses", () => {
  expect(productsFor(content, "borrow", "for-institutions")).toEqual(
    productsFor(content, "borrow", "for-business"),
  );
});
