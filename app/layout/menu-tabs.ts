import type { Content } from "#model/content.ts";
import type { MenuLink } from "#model/reading/site.ts";
import type { Audience } from "#domain/products/catalogue.ts";
import type { Family } from "#domain/products/families.ts";
import { paths } from "#app/pages/paths.ts";

export type MenuTab = {
  audience: Audience;
  label: string;
  href: string | undefined;
  links: readonly MenuLink[];
};

/** Every page carries the menu: without a limit, all pages would grow with the catalogue. */
const mostLinks = 15;

/**
 * The first products of a family for each audience, without those that have no translated name. The link to the whole
 * family lists the others.
 */
export function productTabs(
  { menus, products, untranslatedTexts }: Content,
  family: Family,
): MenuTab[] {
  return menus.audienceTabs
    .map(({ audience, label }) => ({
      audience,
      label,
      href: paths.familyAudience(family, audience),
      links: products
        .filter(
          (product) =>
            product.family === family &&
            product.audiences.includes(audience) &&
            !untranslatedTexts.has(product.title),
        )
        .slice(0, mostLinks)
        .map((product) => ({
          label: product.shortTitle ?? product.title,
          to: paths.product({ family, audience: product.audiences[0], slug: product.slug }),
        })),
    }))
    .filter((tab) => tab.links.length > 0);
}

export function linkTabs(
  { menus }: Content,
  tabs: readonly { audience: Audience; links: readonly MenuLink[] }[],
): MenuTab[] {
  return tabs.map(({ audience, links }) => ({
    audience,
    links,
    label: menus.audienceTabs.find((tab) => tab.audience === audience)?.label ?? audience,
    href: undefined,
  }));
}
