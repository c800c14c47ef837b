import { nearestWords } from "#domain/contact/nearest.ts";
import { foldTerm, foldText } from "#domain/search/search.ts";
import type { Synonym } from "#model/pages/search.ts";
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
  const vocabulary = vocabularyOf(index);
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

const vocabularies = new WeakMap<SearchIndex[number], ReadonlyMap<string, number>>();

/**
 * The words of titles and descriptions, those with a dash also without it, with the number of records of each. They are
 * enough to correct a term.
 */
export function vocabularyOf(index: SearchIndex): ReadonlyMap<string, number> {
  const [first] = index;
  if (!first) return new Map();
  // Jobs come and go after the content's own records, so the first record identifies the content.
  const kept = vocabularies.get(first);
  if (kept) return kept;
  const counts = new Map<string, number>();
  for (const { title, description } of index) {
    for (const word of new Set(splitWords(`${title} ${description}`)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  vocabularies.set(first, counts);
  return counts;
}

function splitWords(text: string) {
  const words = foldText(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  return words
    .flatMap((word) => [word.replaceAll("-", ""), ...word.split("-")])
    .filter((word) => word.length > 2);
}
