import type { SearchTexts, Synonym } from "#model/page-texts/search.ts";
import { meaningfulWords } from "#domain/search/lexicon.ts";
import { foldTerm, includesText } from "#domain/search/search.ts";
import { findTerm, findWords, type SearchIndex } from "#app/features/site-search/search-index.ts";
import type { SearchRecord } from "#app/features/site-search/search-record.ts";

/** The synonym whose term was typed. */
export function findWholeSynonym(typed: string, synonyms: readonly Synonym[]) {
  const term = foldTerm(typed);
  return synonyms.find(({ terms }) => terms.some((each) => foldTerm(each) === term));
}

/** The synonym whose term was typed, alone or as one of several words: "nyumba", "mkopo wa nyumba". */
export function findSynonym(typed: string, synonyms: readonly Synonym[]): Synonym | undefined {
  const words = new Set(foldTerm(typed).split(" "));
  return findWholeSynonym(typed, synonyms) ?? lastOf(synonyms, words);
}

/** In Kiswahili the purpose of a loan comes last: in "mkopo wa nyumba" the home matters more than the loan. */
function lastOf(synonyms: readonly Synonym[], words: ReadonlySet<string>) {
  for (const word of [...words].toReversed()) {
    const found = synonyms.find(({ terms }) => terms.some((each) => foldTerm(each) === word));
    if (found) return found;
  }
  return undefined;
}

/** Results of another search than the one typed; a page that shows them says so. */
export type Related = {
  /** The meaning of the synonym; undefined if the search was for the typed words in any order. */
  means?: string;
  /** The terms that found the records. */
  terms: readonly string[];
  records: readonly SearchRecord[];
};

/** Results for a term that has none: those of its synonym, or those with all of its words. */
export function findRelated(
  typed: string,
  index: SearchIndex,
  { synonyms, fillers }: Pick<SearchTexts, "synonyms" | "fillers">,
): Related | undefined {
  const synonym = findSynonym(typed, synonyms);
  if (synonym) {
    const found = new Set(synonym.search.flatMap((term) => findTerm(index, term)));
    const isInTitle = ({ title }: SearchRecord) =>
      synonym.search.some((term) => includesText(term, [title]));
    const records = [...found]
      .filter(isInTitle)
      .concat([...found].filter((each) => !isInTitle(each)));
    if (records.length > 0) return { means: synonym.means, terms: synonym.search, records };
  }
  const words = meaningfulWords(typed, new Set(fillers));
  if (
    words.length < 2 ||
    words.some((word) => word.length < shortestWord) ||
    words.length > mostWords
  )
    return undefined;
  const records = findWords(index, words);
  return records.length > 0 ? { terms: words, records } : undefined;
}

/** A longer term is a sentence: few pages contain all its words, and only by accident. */
const mostWords = 8;
/** A shorter one is the start of too many words. */
const shortestWord = 3;
