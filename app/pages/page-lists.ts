import type { Content } from "#model/content.ts";
import type { Listed, Page } from "./define-page.ts";
import { fill } from "./link.ts";
import { pages } from "./pages.ts";

const all: readonly Page[] = pages;

/** The paths of pages without parameters, in lists or not. */
export const fixedPaths: readonly string[] = all
  .map(({ path }) => path)
  .filter((path) => !path.includes(":"));

type ListedPage = Listed & { href: string };

/** Every URL that the pages list for the content, with its list entry. */
export function listedPages(content: Content, of = all): ListedPage[] {
  return of.flatMap(({ path, entries }) =>
    [entries?.(content) ?? []].flat().map(({ params, query, ...listed }) => ({
      ...listed,
      href: fill(path, { ...params }, query),
    })),
  );
}

/** The URLs of pages that are in no sitemap, because another URL is canonical. */
export const unlistedPaths: readonly string[] = all.flatMap(({ path, unlisted = [] }) =>
  unlisted.map((params) => fill(path, params)),
);

/** The paths of the sitemap, without those of open jobs. */
export const sitemapPaths = (content: Content): string[] =>
  listedPages(content).map(({ href }) => href);

/** The paths of all pages that the content has, in the sitemap or not. */
export const addressesOf = (content: Content): string[] => [
  ...sitemapPaths(content),
  ...unlistedPaths,
];

/** The path of a page by its content file, for files that only one page shows. */
export const pathsByContentFile = (content: Content): ReadonlyMap<string, string> =>
  new Map(
    listedPages(content).flatMap(({ file, href }) =>
      [file ?? []].flat().map((each): [string, string] => [each, href]),
    ),
  );
