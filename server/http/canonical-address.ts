import { addressesOf } from "#app/pages/page-lists.ts";
import type { Content } from "#model/content.ts";
import { languageOf } from "#domain/texts/language.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { ofContent } from "../base/of-content.ts";

/**
 * The canonical URL of the page at a path, ignoring slashes and capitals; undefined if there is no page. A URL of the
 * content gets its own capitals. Otherwise only the route's fixed parts are normalised: a search term, a job or a seal
 * keeps its capitals.
 */
export function canonicalAddress(
  content: () => Content,
  spelled: (path: string) => string | undefined,
): (path: string) => string | undefined {
  const addresses = ofContent(content, byLowerCase);
  return (path) => {
    const tidied = tidy(path);
    const { language, address } = languageOf(tidied);
    const own = addresses().get(address.toLowerCase()) ?? spelled(address);
    if (own === undefined) return undefined;
    // A URL that is correct apart from the missing translation is not redirected here: the page itself redirects to
    // English.
    return own === address && tidied === path ? path : inLanguage(own, language);
  };
}

function byLowerCase(content: Content) {
  return new Map(addressesOf(content).map((address) => [address.toLowerCase(), address]));
}

/** Reduces repeated slashes to one, and removes the last; spells the language correctly. */
function tidy(path: string) {
  return path
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1")
    .replace(/^\/sw(?=\/|$)/i, "/sw");
}
