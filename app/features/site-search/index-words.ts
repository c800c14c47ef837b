import { splitWords } from "#domain/search/lexicon.ts";
import type { SearchEntry, SearchIndex } from "./search-index.ts";

type IndexWords = {
  /**
   * The words of titles and descriptions, those with a dash also without it, with the number of records of each. They
   * are enough to correct a term.
   */
  vocabulary: ReadonlyMap<string, number>;
  /** How much a word tells records apart: the more, the fewer have it; nothing if none has it. */
  rarityOf: (form: string) => number;
};

const kept = new WeakMap<SearchEntry, IndexWords>();

/** Jobs come and go after the content's own records, so the first record identifies the content. */
export function wordsOfIndex(index: SearchIndex): IndexWords {
  const [first] = index;
  const words = (first && kept.get(first)) ?? countWords(index);
  if (first) kept.set(first, words);
  return words;
}

function countWords(index: SearchIndex): IndexWords {
  const vocabulary = countEach(
    index.map(({ title, description }) =>
      splitWords(`${title} ${description}`).filter((word) => word.length > 2),
    ),
  );
  const counts = countEach(index.map(({ page }) => [...page.marks.keys()]));
  return {
    vocabulary,
    rarityOf: (form) => Math.log(1 + index.length / (counts.get(form) ?? Infinity)),
  };
}

/** The number of lists that have each word. */
function countEach(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const word of new Set(list)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
