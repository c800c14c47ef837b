import type { Motif } from "./pattern.ts";

/** What an article is about; each theme wears a textile of its own. */
export const themes = ["results", "capital", "homes", "banking", "people"] as const;
export type Theme = (typeof themes)[number];

export const motifOfTheme: Readonly<Record<Theme, Motif>> = {
  results: "corporate",
  capital: "treasury",
  homes: "loans",
  banking: "savings",
  people: "insurance",
};

/** What lists and the feed show: all but the hidden ones, such as those of the rights issue (S1 section 2). */
export function listedArticles<T extends { isHidden: boolean }>(articles: readonly T[]): T[] {
  return articles.filter(({ isHidden }) => !isHidden);
}
