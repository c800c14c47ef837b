import { addressesOf } from "#app/pages/derived.ts";
import type { Content } from "#model/content.ts";
import { languageOf } from "#domain/pages/language.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { ofContent } from "../base/of-content.ts";

/**
 * The one address of the page that a path leads to, with any slashes and capitals; undefined if it is no page.
 * The addresses that the content knows have their own capitals; of all others only the parts that their route names,
 * since a search, a job or a sealed word is what was typed.
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
