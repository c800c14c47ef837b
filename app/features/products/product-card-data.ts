import type { Content } from "#model/content.ts";
import type { Product } from "#model/products/schema.ts";
import { formatFact } from "#domain/products/fact.ts";
import { canonicalHref } from "#app/lib/product-hrefs.ts";
import { mainPrice, type ShownPrice } from "#app/parts/prices/shown-prices.ts";

export type ProductCardData = ReturnType<ReturnType<typeof toCardIn>>;

/** Makes the fields of a product that a list shows, in the language of the content. */
export function toCardIn(content: Pick<Content, "language" | "prices">, hrefOf = canonicalHref) {
  return (product: Product) => {
    const { slug, family, title, summary, scene, facts, groups } = product;
    const price = mainPrice(content, product);
    const figures = [...facts, ...groups.flatMap((group) => group.facts)];
    const fact = figures.find(({ id }) => id !== price?.fact?.id);
    const lead = price?.fact || !fact ? price : { label: fact.label, fact };
    /** A figure with its name; one that is not published has no value. */
    const figureOf = (line: Pick<ShownPrice, "label" | "fact">) => ({
      label: line.label,
      value: line.fact && formatFact(line.fact, content.language),
    });
    return {
      slug,
      family,
      title,
      summary,
      href: hrefOf(product),
      scene,
      /** The line of its price that the content names first. */
      price: price && { label: price.label, fact: price.fact },
      /** The figure that the content names first, unless it is the price. */
      keyFact: fact && figureOf({ label: fact.label, fact }),
      /** The one figure of a row: the price if it is published, or else the figure that the content names first. */
      lead: lead && figureOf(lead),
    };
  };
}
