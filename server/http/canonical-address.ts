import { addressesOf } from "#app/pages/page-lists.ts";
import type { Content } from "#model/content.ts";
import { languageOf } from "#domain/pages/language.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { ofContent } from "../base/of-content.ts";

/**
 * The canonical URL of the page at a path, whatever its slashes and capitals; undefined if there is no page. Known
 * URLs get their own capitals. In others only the fixed parts of the route do: a search term, a job or a seal keeps
 * the capitals that were typed.
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
    // A correct URL redirects to English itself while the page has no Kiswahili.
    return own === address && tidied === path ? path : inLanguage(own, language);
  };
}

function byLowerCase(content: Content) {
  return new Map(addressesOf(content).map((address) => [address.toLowerCase(), address]));
}

/** With one slash where there are more, none at its end, and its language as it is spelled. */
function tidy(path: string) {
  return path
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1")
    .replace(/^\/sw(?=\/|$)/i, "/sw");
}
