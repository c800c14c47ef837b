import type { Product } from "#model/products/schema.ts";
import type { Family } from "#domain/products/families.ts";
import { formatFact } from "#domain/products/fact.ts";
import type { Language } from "#domain/pages/language.ts";
import { paths } from "#app/pages/paths.ts";
import type { Scene } from "#domain/pages/scene.ts";

export type ProductCardData = {
  slug: string;
  family: Family;
  href: string;
  title: string;
  summary: string;
  scene: Scene;
  /** The figure that people want first. */
  keyFact: { label: string; value: string } | undefined;
};

/** Makes the fields of a product that a list shows, with its figure in a language. */
export function toCardIn(language: Language): (product: Product) => ProductCardData {
  return ({ slug, family, audiences, title, summary, scene, facts, groups }) => {
    const [fact] = [...facts, ...groups.flatMap((group) => group.facts)];
    return {
      slug,
      family,
      title,
      summary,
      href: paths.product({ family, audience: audiences[0], slug }),
      scene,
      keyFact: fact && { label: fact.label, value: formatFact(fact, language) },
    };
  };
}

export const toCard = toCardIn("en");
