import { countOf } from "#app/lib/count-of.ts";
import { foldTerm, opensInNewTab } from "#domain/search/search.ts";
import { type SearchServices, searchSite } from "./search-site.ts";
import type { Suggestion, Suggestions } from "#app/features/site-search/suggestion.ts";

/** Fits between a phone's keyboard and its header. */
const mostSuggestions = 6;
/** One letter matches nearly everything. */
const shortestTerm = 2;

/** The suggestions of the search box: the first results. */
export async function suggest(services: SearchServices, typed: string): Promise<Suggestions> {
  const { search } = services.content;
  const { label, heard, none } = search.suggestions;
  if (foldTerm(typed).length < shortestTerm) return { label, status: "", suggestions: [] };
  const { records, note } = await searchSite(services, typed);
  const suggestions = records
    .slice(0, mostSuggestions)
    .map(({ title, kind, href, label: own }): Suggestion => ({
      title,
      kind: own ?? search.kinds[kind],
      href,
      opensInNewTab: opensInNewTab(kind),
    }));
  const count = suggestions.length;
  const amount = count === 0 ? none : countOf(count, heard);
  const status = note ? `${amount}. ${note}` : amount;
  return { label, status, ...(note && { note }), suggestions };
}
