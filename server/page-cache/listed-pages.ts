import { addressesOf } from "#app/pages/page-lists.ts";
import type { Content } from "#model/content.ts";
import { inBothLanguages } from "#app/pages/languages.ts";
import { ofContent } from "../base/of-content.ts";

/** The later pages of a list: its first page links to them, and their number is bounded. */
const laterPage = /\?page=[2-9]$/;

/** True if the site links to a URL, in either language; computed once for each reading of the content. */
export function listedPages(content: () => Content): (url: string) => boolean {
  const urls = ofContent(content, (current) => new Set(inBothLanguages(addressesOf(current))));
  return (url) => urls().has(url.replace(laterPage, ""));
}
