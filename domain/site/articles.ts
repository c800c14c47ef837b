import type { Motif } from "#domain/pictures/pattern.ts";

/** Each theme has a textile of its own. */
export const motifOfTheme = {
  results: "corporate",
  capital: "treasury",
  homes: "loans",
  banking: "savings",
  people: "insurance",
} as const satisfies Record<string, Motif>;

export type Theme = keyof typeof motifOfTheme;
/** The subjects of articles. */
// The cast: Object.keys loses the type of the keys.
export const themes = Object.keys(motifOfTheme) as Theme[];

/** COR-5: lists and the feed leave hidden articles out, such as those of the rights issue. */
export function listedArticles<T extends { isHidden: boolean }>(articles: readonly T[]): T[] {
  return articles.filter(({ isHidden }) => !isHidden);
}
