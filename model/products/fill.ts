import { fillFigures } from "#model/reading/prose.ts";
import type { Fact } from "./fact-schema.ts";
import type { Product, ProductGroup, ProductSection } from "./schema.ts";

/** The record with its figures filled into its texts. A group uses its own facts first, then the product's. */
export function fillProduct(product: Product): Product {
  const fill = (text: string) => fillFigures(text, product.facts);
  return {
    ...product,
    summary: fill(product.summary),
    description: product.description.map(fill),
    benefits: product.benefits.map(fill),
    sections: product.sections.map((section) => fillSection(section, product.facts)),
    groups: product.groups.map((group) => fillGroup(group, [...group.facts, ...product.facts])),
    faqs: product.faqs.map((faq) => ({
      ...faq,
      question: fill(faq.question),
      answers: faq.answers.map(fill),
    })),
  };
}

function fillGroup(group: ProductGroup, facts: readonly Fact[]): ProductGroup {
  return {
    ...group,
    summary: fillFigures(group.summary, facts),
    description: group.description.map((text) => fillFigures(text, facts)),
    sections: group.sections.map((section) => fillSection(section, facts)),
  };
}

function fillSection(section: ProductSection, facts: readonly Fact[]): ProductSection {
  return {
    ...section,
    ...(section.text && { text: fillFigures(section.text, facts) }),
    items: section.items.map((text) => fillFigures(text, facts)),
  };
}
