import type { SearchTexts } from "#model/page-texts/search.ts";
import {
  includesText,
  type MarkedText,
  markMatches,
  opensInNewTab,
  passageAround,
} from "#domain/search/search.ts";
import { readablePath } from "#app/lib/decodable-path.ts";
import type { ShownPrice } from "#app/parts/prices/shown-prices.ts";
import type { SearchRecord } from "#app/features/site-search/search-record.ts";

/** A result as the list shows it. */
export type SearchResult = {
  href: string;
  opensInNewTab: boolean;
  kind: string;
  /** The path in readable form. */
  path: string;
  title: MarkedText;
  passage: MarkedText;
  isSpecimen: boolean;
  price?: ShownPrice | undefined;
};

export function toResult(
  record: SearchRecord,
  terms: readonly string[],
  searchTexts: SearchTexts,
): SearchResult {
  const { kind, href, title, description, texts, label, isSpecimen = false, price } = record;
  const passage =
    [...description, ...texts].find((text) => terms.some((term) => includesText(term, [text]))) ??
    description[0] ??
    "";
  return {
    href,
    opensInNewTab: opensInNewTab(kind),
    kind: label ?? searchTexts.kinds[kind],
    path: readablePath(href),
    title: markMatches(title, terms),
    passage: markMatches(passageAround(passage, terms), terms),
    isSpecimen,
    price,
  };
}
