import { expect, test } from "vitest";
import { families } from "#domain/products/families.ts";
import { content } from "#test/support/content/content.ts";
import { productsFor } from "#app/lib/products-for.ts";
import { productTabs } from "./menu-tabs.ts";

const loans = content.products.filter(
  ({ family, audiences }) => family === "borrow" && audiences.includes("for-individuals"),
);

const manyLoans = Array.from({ length: 10 }, () => loans).flat();

const loansShown = (products: typeof loans) =>
  productTabs({ ...content, products }, "borrow")[0]?.links;

test("the menu of a large catalogue is limited to its first products", () => {
  expect(loansShown(manyLoans)).toHaveLength(6);
  expect(loansShown(manyLoans)).toEqual(loansShown(manyLoans.slice(0, 6)));
});

test("every audience of a family has a tab, with its products", () => {
  for (const family of families)
    for (const { audience, links } of productTabs(content, family)) {
      const products = productsFor(content, family, audience);
      const isOwn = products.some((each) => each.audiences.includes(audience));
      expect(links).toHaveLength(Math.min(products.length, isOwn ? 6 : 3));
    }
});

test("a family has a tab for each audience, with loans for businesses where institutions have none", () => {
  const tabs = productTabs(content, "borrow");
  expect(tabs.map(({ audience }) => audience)).toEqual(
    content.menus.audienceTabs.map(({ audience }) => audience),
  );
  const [ofBusiness, ofInstitutions] = ["for-business", "for-institutions"].map((name) =>
    tabs.find(({ audience }) => audience === name),
  );
  expect(ofInstitutions?.links).toEqual(ofBusiness?.links.slice(0, 3));
});

test("a product for several audiences leads each of them to its own page", () => {
  const shared = content.products.filter(({ audiences }) => audiences.length > 1);
  expect(shared).not.toEqual([]);
  for (const { family, audiences, slug } of shared)
    for (const audience of audiences) {
      const tabs = productTabs({ ...content, products: shared }, family);
      const links = tabs.find((tab) => tab.audience === audience)?.links;
      expect(links).toContainEqual(
        expect.objectContaining({ to: `/${family}/${audience}/${slug}` }),
      );
    }
});
