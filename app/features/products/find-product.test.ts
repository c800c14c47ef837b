import { expect, test } from "vitest";
import { content, found } from "#test/support/content/content.ts";
import { findProduct } from "./find-product.ts";

const named = ["features-benefits", "requirements"] as const;

test.each(named)("CAT-20: every product and group page opens a section at /%s", (path) => {
  const missing = content.products.flatMap(({ family, audiences: [audience], slug, groups }) => {
    const addresses = [[path], ...groups.map((group) => [group.path, path])];
    return addresses
      .filter(([part, section]) => {
        const opened = findProduct(content, { family, audience, slug, part, section });
        return opened.kind !== "found" || !opened.value.section;
      })
      .map((parts) => [family, audience, slug, ...parts].join("/"));
  });
  expect(missing).toEqual([]);
});

test("a section with the requested path takes precedence over one that replaces it", () => {
  const { family, audiences, slug } = found(
    content.products.find(({ sections }) =>
      named.every((path) => sections.some((section) => section.path === path)),
    ),
  );
  for (const part of named) {
    const opened = findProduct(content, { family, audience: audiences[0], slug, part });
    expect(opened).toMatchObject({ kind: "found", value: { section: part } });
  }
});
