import type { Content } from "#model/content.ts";
import type { Product } from "#model/products/schema.ts";
import type { Family } from "#domain/products/families.ts";
import { formatFact } from "#domain/products/fact.ts";
import { canonicalHref } from "#app/lib/product-hrefs.ts";
import type { Scene } from "#domain/pictures/scene.ts";
import {
  factsBeside,
  mainPrice,
  type ShownPrice,
  shownPrices,
} from "#app/parts/prices/shown-prices.ts";

/** A figure with its name; one that is not published has no value. */
type LabelledFigure = { label: string; value: string | undefined };

export type ProductCardData = {
  slug: string;
  family: Family;
  href: string;
  title: string;
  summary: string;
  scene: Scene;
  /** The line of its price that the content names first. */
  price: Pick<ShownPrice, "label" | "fact"> | undefined;
  /** The first figure beside its price. */
  keyFact: LabelledFigure | undefined;
  /** The one figure of a row: a published price, or else the first figure beside it, or else a price without value. */
  lead: LabelledFigure | undefined;
};

/** Makes the fields of a product that a list shows, in the language of the content. */
export function toCardIn(
  content: Pick<Content, "language" | "prices">,
  hrefOf = canonicalHref,
): (product: Product) => ProductCardData {
  return (product) => {
    const { slug, family, title, summary, scene, facts, groups } = product;
    const prices = shownPrices(content, product);
    const price = mainPrice(content, product);
    const [fact] = factsBeside([...facts, ...groups.flatMap((group) => group.facts)], prices);
    const lead = prices.find((each) => each.fact) ?? (fact && { label: fact.label, fact }) ?? price;
    const figureOf = (line: Pick<ShownPrice, "label" | "fact">): LabelledFigure => ({
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
      price,
      keyFact: fact && figureOf({ label: fact.label, fact }),
      lead: lead && figureOf(lead),
    };
  };
}
