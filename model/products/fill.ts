import { formatFigure } from "#domain/products/fact.ts";
import type { Language } from "#domain/texts/language.ts";
import { fillTexts } from "#model/reading/site-words.ts";
import type { Fact } from "./fact-schema.ts";
import type { Product } from "./schema.ts";

/** The words of figures by the placeholders that stand for them: `{maximum}`. */
export const figureWords = (facts: readonly Fact[], language: Language = "en") =>
  Object.fromEntries(facts.map((fact) => [fact.id, formatFigure(fact, language)]));

/** The record with its figures filled into its texts. A group uses its own facts first, then the product's. */
export function fillProduct(product: Product): Product {
  const groups = product.groups.map((group) =>
    fillTexts(group, figureWords([...product.facts, ...group.facts])),
  );
  return fillTexts({ ...product, groups }, figureWords(product.facts));
}
