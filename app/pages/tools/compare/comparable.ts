import type { Content } from "#model/content.ts";
import type { Product, ProductGroup } from "#model/products/schema.ts";
import { factsBeside, shownPrices } from "#app/parts/prices/shown-prices.ts";
import type { Family } from "#domain/products/families.ts";
import { paths } from "#app/pages/paths.ts";
import { comparisonKey, mostCompared } from "#domain/products/product-comparison.ts";

/** A product, or one group of it, that can be compared. */
export type Comparable = ReturnType<typeof toComparable>;

/** The products of a family that have figures. A product with groups is listed as its groups. */
export function comparables(
  content: Pick<Content, "products" | "prices">,
  family: Family,
): Comparable[] {
  return content.products
    .filter((product) => product.family === family)
    .flatMap((product) => {
      // The figures of a product with groups only summarise those of the groups.
      const parts = product.groups.length > 0 ? product.groups : [undefined];
      return parts
        .filter((group) => (group ?? product).facts.length > 0)
        .map((group) => toComparable(content, product, group));
    });
}

function toComparable(content: Pick<Content, "prices">, product: Product, group?: ProductGroup) {
  const { title, summary, facts } = group ?? product;
  const prices = shownPrices(content, product, group);
  return {
    /** The name in the URL: `individuals.personal-loan`, `individuals.property-financing.plot`. */
    key: comparisonKey(product, group?.path),
    title,
    audience: product.audiences[0],
    path: paths.product({ ...product, audience: product.audiences[0] }, group?.path),
    summary,
    isSpecimen: product.provenance === "specimen",
    prices,
    /** The figures beside the price. */
    facts: factsBeside(facts, prices),
  };
}

/** The products that the URL names, each once and in that order, up to the limit; an unknown name is ignored. */
export function chosenOf(all: readonly Comparable[], keys: readonly string[]): Comparable[] {
  return [...new Set(keys)]
    .flatMap((key) => all.find((each) => each.key === key) ?? [])
    .slice(0, mostCompared);
}
