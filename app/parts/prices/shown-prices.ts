import type { Content } from "#model/content.ts";
import type { Fact } from "#model/products/fact-schema.ts";
import type { Product, ProductGroup } from "#model/products/schema.ts";

/** A line of a price in words; a price that is not published has no fact. */
export type ShownPrice = ReturnType<typeof linesOf>[number];

type Priced = Pick<Product, "facts" | "price">;

/** The price of a group, or else of its product. Unpublished prices come first. */
export const shownPrices = (...priced: Parameters<typeof linesOf>): ShownPrice[] =>
  linesOf(...priced).toSorted(
    (a, b) => Number(a.fact !== undefined) - Number(b.fact !== undefined),
  );

/** The line that the content names first: the main cost, published or not. */
export const mainPrice = (...priced: Parameters<typeof linesOf>): ShownPrice | undefined =>
  linesOf(...priced)[0];

function linesOf(
  { prices: { labels, receivers } }: Pick<Content, "prices">,
  product: Priced,
  group?: Pick<ProductGroup, "facts" | "price">,
) {
  const facts = [...(group?.facts ?? []), ...product.facts];
  return (group?.price ?? product.price).map(({ label, receiver, fact: named, asOf }) => {
    const fact = facts.find(({ id }) => id === named);
    return {
      /** The id of the label. */
      id: label,
      label: labels[label] ?? label,
      receiver: receivers[receiver],
      fact,
      /** The day of the figure, if it has one of its own. */
      asOf: asOf ?? fact?.asOf,
    };
  });
}

/** Facts without those that a price shows. */
export function factsBeside(facts: readonly Fact[], prices: readonly ShownPrice[]): Fact[] {
  return facts.filter(({ id }) => !prices.some(({ fact }) => fact?.id === id));
}
