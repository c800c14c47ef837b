import { resultsPerPage, type SearchKind, searchKinds } from "#domain/search/search.ts";
import { pageOf } from "#domain/search/paging.ts";
import { type SearchServices, searchSite } from "./search-site.ts";
import type { SearchRecord } from "#app/features/site-search/search-record.ts";
import { toResult } from "./to-result.ts";

type Asked = { term: string; kind: string | null; page: string | null };

/** The results of one page. A kind without results is ignored. */
export async function readResults(
  services: SearchServices,
  { term, kind: askedKind, page: askedPage }: Asked,
) {
  const texts = services.content.search;
  const { records, meant, note } = await searchSite(services, term);
  const kinds = countKinds(records);
  const kind = kinds.find((each) => each.kind === askedKind)?.kind;
  const chosen = records.filter((record) => !kind || record.kind === kind);
  const { page, pages, items } = pageOf(chosen, askedPage, resultsPerPage);
  return {
    /** The number of records of the chosen kind. */
    count: chosen.length,
    kind,
    kinds,
    page,
    pages,
    results: items.map((record) => toResult(record, [term, ...meant], texts)),
    note,
  };
}

function countKinds(found: readonly SearchRecord[]): { kind: SearchKind; count: number }[] {
  return searchKinds
    .map((kind) => ({ kind, count: found.filter((record) => record.kind === kind).length }))
    .filter(({ count }) => count > 0);
}
