import type { Fact } from "#model/products/fact-schema.ts";
import type { Product } from "#model/products/schema.ts";
import type { PriceLine } from "#model/products/price-schema.ts";
import { families, type Family } from "#domain/products/families.ts";
import { formatFact } from "#domain/products/fact.ts";
import type { Language } from "#domain/texts/language.ts";
import { paths } from "#app/pages/paths.ts";
import { includesText } from "#domain/search/search.ts";

/** The figures of one product, or of one group of it. */
export type PricedProduct = ReturnType<typeof pricedParts>[number];

export type PriceQuery = { term: string; family: Family | undefined };

/** Every product and group with figures or prices, in the order of the catalogue. */
export function priceList(products: readonly Product[]): PricedProduct[] {
  return families.flatMap((family) =>
    products.filter((product) => product.family === family).flatMap(pricedParts),
  );
}

function pricedParts(product: Product) {
  const { family, slug, audiences, title, provenance } = product;
  const address = { family, slug, audience: audiences[0] };
  const shared = { family, isSpecimen: provenance === "specimen" };
  const missing = (price: readonly PriceLine[]) => price.filter(({ unpublished }) => unpublished);
  return [
    {
      ...shared,
      title,
      path: paths.product(address),
      facts: product.facts,
      /** Prices that are not published. */
      missing: missing(product.price),
    },
    ...product.groups.map((group) => ({
      ...shared,
      title: `${title}: ${group.title}`,
      path: paths.product(address, group.path),
      // A group may repeat a figure of its product.
      facts: group.facts.filter(({ id }) => !product.facts.some((fact) => fact.id === id)),
      missing: missing(group.price ?? []),
    })),
  ].filter(({ facts, missing: none }) => facts.length + none.length > 0);
}

/** The number of figures of each family. */
export function countFigures(list: readonly PricedProduct[]): { family: Family; count: number }[] {
  return families.map((family) => ({
    family,
    count: list
      .filter((product) => product.family === family)
      .reduce((sum, { facts }) => sum + facts.length, 0),
  }));
}

/** How the site's search reads a term: the words meant by a misspelt one, and the pages that answer it. */
type ReadTerm = { meant: readonly string[]; answers: readonly { href: string }[] };

/**
 * The figures that match a search: all those of a product that answers the term or has it in its title, else those
 * whose own texts contain it, in the page's language.
 */
export function findPrices(
  list: readonly PricedProduct[],
  { term, family }: PriceQuery,
  language: Language,
  { meant, answers }: ReadTerm = { meant: [], answers: [] },
): PricedProduct[] {
  const includesTerm = (texts: readonly string[]) =>
    [term, ...meant].some((each) => includesText(each, texts));
  return list
    .filter((product) => family === undefined || product.family === family)
    .map((product) =>
      term === "" ||
      includesTerm([product.title]) ||
      answers.some(({ href }) => href === product.path)
        ? product
        : {
            ...product,
            facts: product.facts.filter((fact) => includesTerm(searchableText(fact, language))),
          },
    )
    .filter(({ facts }) => facts.length > 0);
}

function searchableText(fact: Fact, language: Language) {
  // Visitors type a plain space where the figure has a non-breaking one.
  return [fact.label, formatFact(fact, language).replaceAll("\u00a0", " "), fact.hint ?? ""];
}
