import type { Fact } from "#model/products/fact-schema.ts";
import type { Product } from "#model/products/schema.ts";
import type { Family } from "#domain/products/families.ts";
import { paths } from "#app/pages/paths.ts";
import { comparisonKey, mostCompared } from "#domain/products/product-comparison.ts";

/** A product, or one group of it, that can be compared. */
export type Comparable = {
  /** The name in the URL: `individuals.personal-loan`, `individuals.property-financing.plot`. */
  key: string;
  title: string;
  path: string;
  summary: string;
  isSpecimen: boolean;
  facts: readonly Fact[];
};

/** The products of a family that have figures. A product with groups is listed as its groups. */
export function comparables(products: readonly Product[], family: Family): Comparable[] {
  return products
    .filter((product) => product.family === family)
    .flatMap(comparableParts)
    .filter(({ facts }) => facts.length > 0);
}

function comparableParts(product: Product): Comparable[] {
  const { slug, audiences, title, summary, facts, groups } = product;
  const address = { family: product.family, slug, audience: audiences[0] };
  const shared = { isSpecimen: product.provenance === "specimen" };
  // The figures of a product with groups only summarise those of the groups.
  if (groups.length === 0) {
    return [
      {
        ...shared,
        key: comparisonKey(product),
        title,
        path: paths.product(address),
        summary,
        facts,
      },
    ];
  }
  return groups.map((group) => ({
    ...shared,
    key: comparisonKey(product, group.path),
    title: group.title,
    path: paths.product(address, group.path),
    summary: group.summary,
    facts: group.facts,
  }));
}

/** The products that the URL names, each once and in that order, up to the limit; an unknown name is ignored. */
export function chosenOf(all: readonly Comparable[], keys: readonly string[]): Comparable[] {
  return [...new Set(keys)]
    .flatMap((key) => all.find((each) => each.key === key) ?? [])
    .slice(0, mostCompared);
}
