import { sitemapPaths } from "#app/pages/page-lists.ts";
import { languageOf, splitAddress } from "#domain/texts/language.ts";
import { inBothLanguages } from "#app/pages/languages.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { content } from "#test/support/content/content.ts";
import { routeOf } from "#test/support/components/routes.ts";

/** The second page of a list, and the description of the API. */
export const unlistedAddresses: readonly string[] = [
  paths.properties({ page: 2 }),
  link("/api/docs"),
];

/** Every address of the sitemap, with the jobs of a first start, and some that it leaves out. */
export const addresses = [
  ...inBothLanguages(sitemapPaths(content)),
  ...content.specimenJobs.map(({ id }) => paths.job(id)),
  ...unlistedAddresses,
];

export const phone = { width: 360, height: 740 };
export const smallest = { width: 240, height: 480 };
export const narrow = [smallest, ...[280, 320].map((width) => ({ width, height: 480 })), phone];
export const desk = { width: 1280, height: 900 };

/** The first address that each route has in each part of the site. */
export const firstOfRoutes: ReadonlySet<string> = new Set(
  new Map(addresses.toReversed().map((address) => [kindOf(address), address])).values(),
);

/** The part of the site and the route: pages of one kind have the same frame. */
export function kindOf(address: string) {
  // Both languages have the same components: one page of each route is tested in full, in English.
  const { address: english } = languageOf(address);
  const [, part] = splitAddress(english).path.split("/");
  return `${part} ${routeOf(english).file}`;
}
