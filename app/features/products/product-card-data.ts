import type { Product } from "#content/schema/product.ts";
import type { Family } from "#domain/catalogue.ts";
import { formatFact } from "#domain/fact.ts";
import { paths } from "#domain/paths.ts";

export type ProductCardData = {
  slug: string;
  family: Family;
  href: string;
  title: string;
  summary: string;
  /** A Phosphor icon by name. */
  icon: string;
  /** The figure people ask for first. */
  keyFact: { label: string; value: string } | undefined;
};

/** What a list shows of a product. */
export function toCard(product: Product): ProductCardData {
  const { slug, family, audiences, title, summary, icon } = product;
  const [fact] = [...product.facts, ...product.groups.flatMap((group) => group.facts)];
  return {
    slug,
    family,
    title,
    summary,
    href: paths.product({ family, audience: audiences[0], slug }),
    icon,
    keyFact: fact && { label: fact.label, value: formatFact(fact) },
  };
}
