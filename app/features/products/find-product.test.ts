import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { findProduct } from "./find-product.ts";

const named = ["features-benefits", "requirements"] as const;

test.each(named)("CAT-20: every product and group page opens a section at /%s", (path) => {
  const missing = content.products.flatMap(({ family, audiences: [audience], slug, groups }) => {
    const addresses = [[path], ...groups.map((group) => [group.path, path])];
    return addresses
      .filter(([part, section]) => {
        const found = findProduct(content, { family, audience, slug, part, section });
        return found.kind !== "found" || !found.value.section;
      })
      .map((parts) => [family, audience, slug, ...parts].join("/"));
  });
  expect(missing).toEqual([]);
});

test("a section with the requested path takes precedence over one that replaces it", () => {
  const [product] = content.products.filter(({ sections }) =>
    named.every((path) => sections.some((section) => section.path === path)),
  );
  if (!product) throw new Error("No product has both sections");
  const { family, slug } = product;
  for (const part of named) {
    const found = findProduct(content, { family, audience: product.audiences[0], slug, part });
    expect(found).toMatchObject({ kind: "found", value: { section: part } });
  }
});
