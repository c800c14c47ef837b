import type { Content } from "#model/content.ts";
import { languageTags } from "#domain/texts/language.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { shownTerm } from "#domain/search/search.ts";

/** Tells which words were searched for in place of a term; undefined without such words. */
export function insteadNote(
  { search, language }: Pick<Content, "search" | "language">,
  { term, meant }: { term: string; meant: readonly string[] },
): string | undefined {
  if (meant.length === 0) return undefined;
  const listOf = new Intl.ListFormat(languageTags[language]);
  const words = listOf.format([...new Set(meant)].map((word) => `“${word}”`));
  return fillText(search.instead, { term: shownTerm(term), words });
}
