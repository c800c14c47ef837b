import { expect, test } from "vitest";
import { specifiedContent as content } from "#test/support/content/specified-content.ts";
import { hrefFor } from "#app/lib/product-hrefs.ts";
import type { Product } from "#model/products/schema.ts";
import { toProductPage } from "./product-page.ts";

const hourMs = 3_600_000;
const start = Date.UTC(2026, 10, 24, 9);

const placeOf = ({ audiences: [audience] }: Product) => ({
  audience,
  hrefOf: () => "/",
  hrefOfOther: hrefFor(audience),
});

test("a product for several audiences is shown with others for the current audience", () => {
  const shared = content.products.filter(({ audiences }) => audiences.length > 1);
  expect(shared.length).toBeGreaterThan(0);
  for (const product of shared)
    for (const audience of product.audiences) {
      const found = { product, group: undefined, section: undefined };
      const place = { audience, hrefOf: () => "/", hrefOfOther: hrefFor(audience) };
      const { more } = toProductPage(content, found, place, start);
      for (const { href } of more) expect(href).toContain(`/${audience}/`);
    }
});

test("the other products stay the same for an hour, and change within a day", () => {
  const moreAt = (now: number) =>
    content.products.map((product) => {
      const found = { product, group: undefined, section: undefined };
      return toProductPage(content, found, placeOf(product), now).more.map(({ href }) => href);
    });
  expect(moreAt(start + hourMs - 1)).toEqual(moreAt(start));
  expect(moreAt(start + hourMs)).not.toEqual(moreAt(start));
});

test("a page has the questions about the group it shows, and those about the whole product", () => {
  const [product] = content.products.filter(({ groups }) => groups.length > 1);
  const [group, other] = product?.groups ?? [];
  if (!product || !group || !other) throw new Error("No product has two groups");
  const ofAll = { question: "For all?", answers: ["Yes"] };
  const ofGroup = { ...ofAll, question: "Of one?", groups: [group.path] };
  const ofOther = { ...ofAll, question: "Of the other?", groups: [other.path] };
  const asked = { ...product, sections: [], faqs: [ofAll, ofGroup, ofOther] };
  const faqsOf = (named: typeof group | undefined) => {
    const found = { product: asked, group: named, section: undefined };
    return toProductPage(content, found, placeOf(asked), start).faqs;
  };
  expect(faqsOf(group)).toEqual([ofAll, ofGroup]);
  expect(faqsOf(other)).toEqual([ofAll, ofOther]);
  // The product opens with its first group.
  expect(faqsOf(undefined)).toEqual([ofAll, ofGroup]);
});
