import { nearestWords } from "#domain/contact/nearest.ts";
import { foldTerm } from "#domain/search/search.ts";
import { wordsOfIndex } from "#app/features/site-search/index-words.ts";
import type { Synonym } from "#model/page-texts/search.ts";
import { findTerm, findWords, type SearchIndex } from "#app/features/site-search/search-index.ts";

const mostWords = 6;

/**
 * The term with its spelling corrected, if the correction has results: results for the whole term before those for its
 * words.
 */
export function didYouMean(
  typed: string,
  index: SearchIndex,
  synonyms: readonly Synonym[],
): string | undefined {
  const term = foldTerm(typed);
  const words = term.split(" ");
  if (term === "" || words.length > mostWords) return undefined;
  const { vocabulary } = wordsOfIndex(index);
  const choices = words.map((word) => [
    ...nearestWords(word, vocabulary),
    ...nearestWords(word, termsOf(synonyms)),
  ]);
  const meant = combine(choices).filter((each) => each !== term);
  return (
    meant.find((each) => findTerm(index, each).length > 0) ??
    meant.find((each) => synonyms.some(({ terms }) => terms.includes(each))) ??
    meant.find((each) => findWords(index, each.split(" ")).length > 0)
  );
}

/** Enough for two misspelt words. */
const mostCombined = 16;

/** Combines one choice for each word into terms, first choices first; none if a word has no choice. */
function combine(choices: readonly (readonly string[])[]): string[] {
  return choices.reduce<string[]>(
    (sentences, words) =>
      sentences
        .flatMap((sentence) => words.map((word) => (sentence ? `${sentence} ${word}` : word)))
        .slice(0, mostCombined),
    [""],
  );
}

function termsOf(synonyms: readonly Synonym[]) {
  return new Map(synonyms.flatMap(({ terms }) => terms.map((term) => [term, 1])));
}
