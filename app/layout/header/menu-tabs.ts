import type { Content } from "#model/content.ts";
import type { MenuLink } from "#model/reading/site.ts";
import type { Audience } from "#domain/products/catalogue.ts";
import type { Family } from "#domain/products/families.ts";
import { hrefFor } from "#app/lib/product-hrefs.ts";
import { productsFor } from "#app/lib/products-for.ts";
import { paths } from "#app/pages/paths.ts";

export type MenuTab = ReturnType<typeof productTabs | typeof linkTabs>[number];

/** Three columns of two: more are not read at a glance, and every page carries the menu. */
const mostLinks = 6;
/**
 * The limit for business products in the tab of an audience without its own products: the tab before it lists them
 * already.
 */
const mostOfOthers = 3;

const hasOwn = ({ products }: Content, family: Family, audience: Audience) =>
  products.some((each) => each.family === family && each.audiences.includes(audience));

/**
 * The first products of a family for each audience, without those that have no translated name. The link to the whole
 * family lists the others.
 */
export function productTabs(content: Content, family: Family) {
  const { menus, untranslatedTexts } = content;
  return menus.audienceTabs
    .map(({ audience, label }) => ({
      audience,
      label,
      href: paths.familyAudience(family, audience),
      links: productsFor(content, family, audience)
        .filter(({ title }) => !untranslatedTexts.has(title))
        .slice(0, hasOwn(content, family, audience) ? mostLinks : mostOfOthers)
        .map((product) => ({
          label: product.shortTitle ?? product.title,
          to: hrefFor(audience)(product),
        })),
    }))
    .filter((tab) => tab.links.length > 0);
}

export function linkTabs(
  { menus }: Content,
  tabs: readonly { audience: Audience; links: readonly MenuLink[] }[],
) {
  return tabs.map(({ audience, links }) => ({
    audience,
    links,
    label: menus.audienceTabs.find((tab) => tab.audience === audience)?.label ?? audience,
    href: undefined,
  }));
}
