import type { LinkTab } from "#app/ui/link-tabs.tsx";
import type { Content } from "#model/content.ts";
import type { Fact } from "#model/products/fact-schema.ts";
import type { Product, ProductGroup, ProductSection } from "#model/products/schema.ts";
import { paths } from "#app/pages/paths.ts";
import { sampleOf } from "#domain/search/sample.ts";
import type { FoundProduct } from "./find-product.ts";
import { type ProductCardData, toCard } from "./product-card-data.ts";

const moreProducts = 4;

export type SectionTab = ProductSection & LinkTab;

/** The content of a product page, with all its URL paths. */
export type ProductPage = {
  product: Product;
  /** The group whose parts are shown: the group's own page has that group, the product's page its first. */
  group: ProductGroup | undefined;
  isGroupPage: boolean;
  /** The seed of the banner's pattern. */
  clothSeed: string;
  title: string;
  summary: string;
  /** The path under the product's first audience, which search engines keep. */
  canonicalPath: string;
  /** All figures that the sections of the page may show. */
  facts: readonly Fact[];
  /** The main figures: of the product on its own page, of the group on the group's page. */
  keyFacts: readonly Fact[];
  groupTabs: readonly LinkTab[];
  sections: readonly SectionTab[];
  underwriters: readonly string[];
  more: readonly ProductCardData[];
};

type AddressOf = (part?: string, section?: string) => string;

/** `addressOf` gives the paths of the tabs: those of the family, or those of the bank's own pages. */
export function toProductPage(
  content: Content,
  { product, group: named, section: open }: FoundProduct,
  addressOf: AddressOf,
  seed: string,
): ProductPage {
  // CAT-5: a product that consists of groups opens with its first.
  const shown = named ?? (product.sections.length === 0 ? product.groups[0] : undefined);
  const sections = shown?.sections ?? product.sections;
  const home: AddressOf = (part, section) =>
    paths.product({ ...product, audience: product.audiences[0] }, part, section);
  return {
    product,
    group: shown,
    isGroupPage: named !== undefined,
    clothSeed: named ? `${product.slug}-${named.path}` : product.slug,
    title: named?.title ?? product.title,
    summary: named?.summary ?? product.summary,
    canonicalPath: home(named?.path),
    keyFacts: [named?.facts, product.facts, shown?.facts].find((facts) => facts?.length) ?? [],
    facts: eachOnce([...(shown?.facts ?? []), ...product.facts]),
    groupTabs: product.groups.map(({ path, title, shortTitle }) => ({
      label: shortTitle ?? title,
      href: addressOf(path),
      isCurrent: path === shown?.path,
    })),
    sections: sections.map((section, i) => ({
      ...section,
      label: section.name,
      href: addressOf(...(named ? [named.path, section.path] : [section.path])),
      isCurrent: open ? section.path === open : i === 0,
    })),
    underwriters: product.underwriters.map(
      (id) => content.underwriters.find((each) => each.id === id)?.name ?? id,
    ),
    more: sampleOf(neighboursOf(content, product), moreProducts, seed).map(toCard),
  };
}

/** A group may repeat a figure of its product. */
function eachOnce(facts: readonly Fact[]) {
  return facts.filter((fact, i) => facts.findIndex(({ id }) => id === fact.id) === i);
}

function neighboursOf({ products }: Content, product: Product) {
  return products.filter(
    (each) =>
      each !== product &&
      each.family === product.family &&
      each.audiences.some((audience) => product.audiences.includes(audience)),
  );
}
