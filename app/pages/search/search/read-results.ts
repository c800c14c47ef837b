import {
  isSearchKind,
  resultsPerPage,
  type SearchKind,
  searchKinds,
} from "#domain/search/search.ts";
import { pageOf } from "#domain/search/paging.ts";
import type { Services } from "#server/services.ts";
import { didYouMean } from "./did-you-mean.ts";
import { openSearch } from "./open-search.ts";
import { findRecords } from "#app/features/site-search/find-records.ts";
import type { SearchRecord } from "#app/features/site-search/search-record.ts";
import { findRelated, findWholeSynonym } from "./synonyms.ts";
import { toResult } from "./to-result.ts";

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
