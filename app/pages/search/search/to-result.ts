import type { SearchTexts } from "#model/page-texts/search.ts";
import { includesText, markMatches, opensInNewTab, passageAround } from "#domain/search/search.ts";
import { readablePath } from "#app/lib/decodable-path.ts";
import type { SearchRecord } from "#app/features/site-search/search-record.ts";

/** A record as the list of results shows it. */
export function toResult(record: SearchRecord, terms: readonly string[], searchTexts: SearchTexts) {
  const { kind, href, title, description, texts, label, isSpecimen = false, price } = record;
  const passage =
    [...description, ...texts].find((text) => terms.some((term) => includesText(term, [text]))) ??
    description[0] ??
    "";
  return {
    href,
    opensInNewTab: opensInNewTab(kind),
    kind: label ?? searchTexts.kinds[kind],
    /** In readable form. */
    path: readablePath(href),
    title: markMatches(title, terms),
    passage: markMatches(passageAround(passage, terms), terms),
    isSpecimen,
    price,
  };
}

export type SearchResult = ReturnType<typeof toResult>;
