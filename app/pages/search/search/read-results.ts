import {
  foldTerm,
  isSearchKind,
  resultsPerPage,
  type SearchKind,
  searchKinds,
} from "#domain/search/search.ts";
import { pageOf } from "#domain/search/paging.ts";
import type { Services } from "#server/services.ts";
import { openSearch } from "./open-search.ts";
import { findRecords } from "#app/features/site-search/find-records.ts";
import type { SearchRecord } from "#app/features/site-search/search-record.ts";
import { findRelated, findWholeSynonym } from "./synonyms.ts";
import { toResult } from "./to-result.ts";
import { nearestWords } from "#domain/search/nearest.ts";
import { wordsOfIndex } from "#app/features/site-search/index-words.ts";
import type { Synonym } from "#model/page-texts/search.ts";
import { findTerm, findWords, type SearchIndex } from "#app/features/site-search/search-index.ts";

type Asked = { term: string; kind: string | null; page: string | null };

/** The results of one page. A kind without results is ignored. */
export async function readResults(
  services: Pick<Services, "content" | "jobs" | "reportFailure">,
  { term, kind: askedKind, page: askedPage }: Asked,
) {
  const texts = services.content.search;
  const index = await openSearch(services);
  const found = findRecords(term, index, texts);
  const kinds = countKinds(found);
  const kind = kinds.find((each) => isSearchKind(askedKind) && each.kind === askedKind)?.kind;
  const related = found.length === 0 ? findRelated(term, index, texts) : undefined;
  const all = related?.records ?? found.filter((record) => !kind || record.kind === kind);
  const { page, pages, items } = pageOf(all, askedPage, resultsPerPage);
  const synonym = found.length > 0 ? findWholeSynonym(term, texts.synonyms) : undefined;
  return {
    /** The number of records that answer the question or contain the term. */
    count: found.length,
    /** The number of records in the list: those of the chosen kind, or those shown instead. */
    shownCount: all.length,
    kind,
    kinds,
    page,
    pages,
    results: items.map((record) => toResult(record, related?.terms ?? [term], texts)),
    /** Set if no record contains the term and others are shown instead. */
    instead: related && { means: related.means },
    /** Another meaning of a term that has results. */
    also: synonym && { means: synonym.means, term: synonym.search[0] ?? "" },
    meant: found.length === 0 ? didYouMean(term, index, texts.synonyms) : undefined,
  };
}

function countKinds(found: readonly SearchRecord[]): { kind: SearchKind; count: number }[] {
  return searchKinds
    .map((kind) => ({ kind, count: found.filter((record) => record.kind === kind).length }))
    .filter(({ count }) => count > 0);
}

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
