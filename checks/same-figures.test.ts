import { expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import type { Fact } from "#model/products/fact-schema.ts";
import { checkSameFigures } from "./same-figures.ts";

/** The content with another value of one figure in one product. */
function with95(slug: string, id: string) {
  const changed = (fact: Fact): Fact =>
    fact.id === id ? { id, label: fact.label, kind: "percent", percent: 95 } : fact;
  return {
    facts: content.facts,
    products: content.products.map((product) =>
      product.slug === slug
        ? {
            ...product,
            facts: product.facts.map(changed),
            groups: product.groups.map((group) => ({ ...group, facts: group.facts.map(changed) })),
          }
        : product,
    ),
  };
}

test("every figure has one value wherever it stands", () => {
  expect(checkSameFigures(content)).toEqual([]);
});

test.each([
  ["another product", "nyumba-yangu", "homeShare"],
  ["the version for the diaspora", "diaspora-asset-financing", "minimum"],
  ["facts.yaml", "treasury-and-custodials-services", "depositsInsured"],
])("a figure with another value in %s is a mistake", (_, slug, id) => {
  expect(checkSameFigures(with95(slug, id))).toEqual([
    expect.stringMatching(
      new RegExp(
        `${slug}.yaml (?:groups.\\d+.)?facts.\\d+: ${id} is 95%, but .* in .*: one figure`,
      ),
    ),
  ]);
});

test("a figure that each product has of its own may differ between products", () => {
  expect(checkSameFigures(with95("school-fees-loan", "tenor"))).toEqual([]);
});
