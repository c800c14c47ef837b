import { languageOf } from "#domain/texts/language.ts";
import type { ParsedPage } from "#test/support/site/fetched-pages.ts";

export type LanguageText = { address: string; words: string; lang: string };

/** Common words that every sentence needs, and that the other language and names do not have. */
const english =
  /\b(the|and|of|for|with|your|you|is|are|from|at|be|that|this|our|not|will|can|how|what|when|who)\b/i;
export const kiswahili = /\b(na|ya|wa|kwa|ni|za|katika|yako|wako|yetu)\b/;

/** A name of the net is the same in every language: www.the-star.co.ke. */
const isHost = (words: string) => /^[\w-]+(?:\.[\w-]+)+$/.test(words.trim());
const withoutAddresses = (words: string) => words.replaceAll(/https?:\S+/g, "");
/** Names begin with capitals, hosts and mail addresses are one word. */
const hasSmallWord = (words: string) => /(?:^|\s)[a-z]{3,}(?:\s|$)/.test(words);

/**
 * The English texts on Kiswahili pages that are not marked as English, found by their words or by comparison with the
 * English page.
 */
export function unmarkedEnglish(
  texts: readonly LanguageText[],
  inEnglish: readonly LanguageText[],
): string[] {
  const byAddress = Map.groupBy(inEnglish, ({ address }) => address);
  const wordsAt = new Map(
    [...byAddress].map(([address, all]) => [address, new Set(all.map(({ words }) => words))]),
  );
  const isSame = ({ address, words }: LanguageText) =>
    wordsAt.get(languageOf(address).address)?.has(words) && hasSmallWord(words);
  const unmarked = texts.filter(
    (text) =>
      text.lang === "sw" &&
      !isHost(text.words) &&
      (english.test(withoutAddresses(text.words)) || isSame(text)),
  );
  return [...new Set(unmarked.map(({ address, words }) => `${address}: ${words}`))];
}

/**
 * Runs in a page. Returns each text and attribute with such words, and its declared language; leaves out names and
 * numbers, which are the same in every language.
 */
export function readTexts(all: readonly ParsedPage[], having: string): LanguageText[] {
  const langOf = (element: Element | null) =>
    element?.closest("[lang]")?.getAttribute("lang") ?? "";
  return all.flatMap(({ address, page }) => {
    const texts = [...page.querySelectorAll("title, body *:not(script, style)")].flatMap(
      (element) => {
        if (element.closest("[translate=no]")) return [];
        const lang = langOf(element);
        const attributes = ["aria-label", "alt", "title"].map((name) => element.getAttribute(name));
        const own = [...element.childNodes].map((node) =>
          node.nodeType === Node.TEXT_NODE ? node.textContent : null,
        );
        return [...attributes, ...own].map((words) => ({ words: words?.trim() ?? "", lang }));
      },
    );
    return texts
      .filter(({ words }) => new RegExp(having).test(words))
      .map((text) => ({ address, ...text }));
  });
}
