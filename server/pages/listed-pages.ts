import { unlistedPaths, sitemapPaths } from "#app/pages/derived.ts";
import type { Content } from "#model/content.ts";
import { inBothLanguages } from "#model/links/languages.ts";

/** Where a list goes on: its first page leads to these, and there is an end of them. */
const laterPage = /\?page=[2-9]$/;

/** Tells whether the site itself names a URL, in either language; worked out once for each reading of the content. */
export function listedPages(content: () => Content): (url: string) => boolean {
  let known: { of: Content; urls: ReadonlySet<string> } | undefined;
  return (url) => {
    const current = content();
    if (known?.of !== current)
      known = {
        of: current,
        urls: new Set(inBothLanguages([...sitemapPaths(current), ...unlistedPaths])),
      };
    return known.urls.has(url.replace(laterPage, ""));
  };
}
