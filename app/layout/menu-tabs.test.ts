import { expect, test } from "vitest";
import { families } from "#domain/products/families.ts";
import { content } from "#test/support/content.ts";
import { productTabs } from "./menu-tabs.ts";

const loans = content.products.filter(
  ({ family, audiences }) => family === "borrow" && audiences.includes("for-individuals"),
);

const manyLoans = Array.from({ length: 10 }, () => loans).flat();

const loansShown = (products: typeof loans) =>
  productTabs({ ...content, products }, "borrow")[0]?.links;

test("the menu of a large catalogue is limited to its first products", () => {
  expect(loansShown(loans)).toHaveLength(loans.length);
  expect(loansShown(manyLoans)).toEqual(loansShown(manyLoans.slice(0, 15)));
});

test("all of today's products are in the menu", () => {
  const shown = families
    .flatMap((family) => productTabs(content, family))
    .flatMap((tab) => tab.links);
  const all = content.products.flatMap(({ audiences }) => audiences);
  expect(shown).toHaveLength(all.length);
});
