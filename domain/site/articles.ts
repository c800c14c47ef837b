import type { Motif } from "#domain/pictures/pattern.ts";

/** The subjects of articles; each theme has a textile of its own. */
export const themes = ["results", "capital", "homes", "banking", "people"] as const;
export type Theme = (typeof themes)[number];

export const motifOfTheme: Readonly<Record<Theme, Motif>> = {
  results: "corporate",
  capital: "treasury",
  homes: "loans",
  banking: "savings",
  people: "insurance",
};

/** COR-5: lists and the feed leave hidden articles out, such as those of the rights issue. */
export function listedArticles<T extends { isHidden: boolean }>(articles: readonly T[]): T[] {
  return articles.filter(({ isHidden }) => !isHidden);
}
