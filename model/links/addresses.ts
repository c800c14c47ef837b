import { listedPages, unlistedPaths } from "#app/pages/derived.ts";
import type { Content } from "#model/content.ts";

/**
 * Every address of the content that a visitor or a search engine is invited to: the sitemap, to which open jobs come,
 * and what the page cache is warmed with.
 */
export function sitemapAddresses(content: Content): string[] {
  return listedPages(content).map(({ href }) => href);
}

/** Addresses that answer with a page but stand in no sitemap: they show what another address is canonical for. */
export function otherAddresses(): readonly string[] {
  return unlistedPaths;
}
