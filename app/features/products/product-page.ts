import type { LinkTab } from "#app/ui/navigation/link-tabs.tsx";
import type { Content } from "#model/content.ts";
import type { Fact } from "#model/products/fact-schema.ts";
import type { Product, ProductSection } from "#model/products/schema.ts";
import { paths } from "#app/pages/paths.ts";
import type { ProductHref } from "#app/lib/product-hrefs.ts";
import type { Audience } from "#domain/products/catalogue.ts";
import { sampleOf } from "#domain/search/sample.ts";
import type { FoundProduct } from "./find-product.ts";
import { toCardIn } from "./product-card-data.ts";
import { factsBeside, shownPrices } from "#app/parts/prices/shown-prices.ts";

const moreProducts = 4;
const hourMs = 3_600_000;

export type SectionTab = ProductSection & LinkTab;

/** The content of a product page, with all its URL paths. */
export type ProductPage = ReturnType<typeof toProductPage>;

type HrefOf = (part?: string, section?: string) => string;

/** Where the product is shown: below its family, or below one of the bank's own landing pages. */
export type ProductPlace = {
  audience: Audience;
  /** The paths of the tabs. */
  hrefOf: HrefOf;
  hrefOfOther: ProductHref;
};

/** The other products are for the same audience, and chosen anew each hour. */
export function toProductPage(
  content: Content,
  { product, group: named, section: open }: FoundProduct,
  { audience, hrefOf, hrefOfOther }: ProductPlace,
  now: number,
) {
  // CAT-5: a product that consists of groups opens with its first.
  const shown = named ?? (product.sections.length === 0 ? product.groups[0] : undefined);
  const prices = shownPrices(content, product, named);
  const main = [named?.facts, product.facts, shown?.facts].find((facts) => facts?.length) ?? [];
  const sections = shown?.sections ?? product.sections;
  const home: HrefOf = (part, section) =>
    paths.product({ ...product, audience: product.audiences[0] }, part, section);
  return {
    product,
    /** The group whose parts are shown: the group's own page has that group, the product's page its first. */
    group: shown,
    isGroupPage: named !== undefined,
    /** The seed of the banner's pattern. */
    clothSeed: named ? `${product.slug}-${named.path}` : product.slug,
    title: named?.title ?? product.title,
    summary: named?.summary ?? product.summary,
    /** The path under the product's first audience, which search engines keep. */
    canonicalPath: home(named?.path),
    enquiryPath: paths.enquiry({ ...product, audience: product.audiences[0] }, named?.path),
    prices,
    /** The main figures beside the price: of the product on its own page, of the group on the group's page. */
    keyFacts: factsBeside(main, prices),
    /** It has figures to compare. */
    isCompared: main.length > 0,
    /** All figures that the sections of the page may show. */
    facts: eachOnce([...(shown?.facts ?? []), ...product.facts]),
    groupTabs: product.groups.map(({ path, title, shortTitle }) => ({
      label: shortTitle ?? title,
      href: hrefOf(path),
      isCurrent: path === shown?.path,
    })),
    sections: sections.map((section, i) => ({
      ...section,
      label: section.name,
      href: hrefOf(...(named ? [named.path, section.path] : [section.path])),
      isCurrent: open ? section.path === open : i === 0,
    })),
    underwriters: product.underwriters.map(
      (id) => content.underwriters.find((each) => each.id === id) ?? { id, name: id },
    ),
    /** The questions about the shown group and about the whole product. */
    faqs: product.faqs.filter(({ groups }) => !groups || !shown || groups.includes(shown.path)),
    more: sampleOf(
      neighboursOf(content, product, audience),
      moreProducts,
      `${product.slug} ${Math.floor(now / hourMs)}`,
    ).map(toCardIn(content, hrefOfOther)),
  };
}

/** A group may repeat a figure of its product. */
function eachOnce(facts: readonly Fact[]) {
  return facts.filter((fact, i) => facts.findIndex(({ id }) => id === fact.id) === i);
}

function neighboursOf({ products }: Content, product: Product, audience: Audience) {
  return products.filter(
    (each) =>
      each !== product && each.family === product.family && each.audiences.includes(audience),
  );
}
