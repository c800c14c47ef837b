import type { Services } from "#server/services.ts";
import { countOf } from "#app/lib/count-of.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { foldTerm, opensInNewTab } from "#domain/search/search.ts";
import { openSearch } from "./open-search.ts";
import { findRecords } from "#app/features/site-search/find-records.ts";
import type { SearchRecord } from "#app/features/site-search/search-record.ts";
import type { Suggestion, Suggestions } from "#app/features/site-search/suggestion.ts";
import { findRelated } from "./synonyms.ts";

/** Fits between a phone's keyboard and its header. */
const mostSuggestions = 6;
/** One letter matches nearly everything. */
const shortestTerm = 2;

/** The suggestions of the search box: the first results or, without results, those of a synonym. */
export async function suggest(
  services: Pick<Services, "content" | "jobs" | "reportFailure">,
  typed: string,
): Promise<Suggestions> {
  const { search } = services.content;
  const { label, heard, none, related: relatedText } = search.suggestions;
  if (foldTerm(typed).length < shortestTerm) return { label, status: "", suggestions: [] };
  const index = await openSearch(services);
  const found = findRecords(typed, index, search);
  const related = found.length === 0 ? findRelated(typed, index, search) : undefined;
  const note = related?.means && fillText(relatedText, { means: related.means });
  const toSuggestion = ({ title, kind, href, label: own }: SearchRecord): Suggestion => ({
    title,
    kind: own ?? search.kinds[kind],
    href,
    opensInNewTab: opensInNewTab(kind),
  });
  const suggestions = (related?.records ?? found).slice(0, mostSuggestions).map(toSuggestion);
  const count = suggestions.length;
  const amount = countOf(count, heard);
  const status = [count === 0 ? none : amount, note].filter(Boolean).join(". ");
  return { label, status, ...(note && { note }), suggestions };
}
