import type { Content } from "#model/content.ts";
import type { Product } from "#model/products/schema.ts";
import { formatFact } from "#domain/products/fact.ts";
import { canonicalHref } from "#app/lib/product-hrefs.ts";
import {
  factsBeside,
  mainPrice,
  type ShownPrice,
  shownPrices,
} from "#app/parts/prices/shown-prices.ts";

export type ProductCardData = ReturnType<ReturnType<typeof toCardIn>>;

/** Makes the fields of a product that a list shows, in the language of the content. */
export function toCardIn(content: Pick<Content, "language" | "prices">, hrefOf = canonicalHref) {
  return (product: Product) => {
    const { slug, family, title, summary, scene, facts, groups } = product;
    const prices = shownPrices(content, product);
    const price = mainPrice(content, product);
    const [fact] = factsBeside([...facts, ...groups.flatMap((group) => group.facts)], prices);
    const lead = prices.find((each) => each.fact) ?? (fact && { label: fact.label, fact }) ?? price;
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
      /** The first figure beside its price. */
      keyFact: fact && figureOf({ label: fact.label, fact }),
      /** The one figure of a row: a published price, or else the first figure beside it, or else a price without value. */
      lead: lead && figureOf(lead),
    };
  };
}
