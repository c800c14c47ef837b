import type { Asked } from "#app/lib/page-parameters.ts";
import type { Article } from "#model/articles/schema.ts";
import { type Theme, themes } from "#domain/pages/articles.ts";
import { yearOf } from "#domain/time/known-date.ts";

type Chosen = { theme?: Theme | undefined; year?: string | undefined };

type ArticleFilters = Required<Chosen> & {
  themes: Theme[];
  /** Newest first. */
  years: string[];
};

/** The existing choices, and those that the URL names; an unknown one is ignored. */
export function filtersOf(
  articles: readonly Article[],
  asked: Pick<Asked<"theme" | "year">, "get">,
): ArticleFilters {
  const there = themes.filter((theme) => articles.some((article) => article.theme === theme));
  const years = [...new Set(articles.flatMap(yearsOf))].sort((a, b) => b.localeCompare(a));
  return {
    themes: there,
    theme: there.find((theme) => theme === asked.get("theme")),
    years,
    year: years.find((year) => year === asked.get("year")),
  };
}

export function articlesThatFit(articles: readonly Article[], { theme, year }: Chosen): Article[] {
  return articles.filter(
    (article) =>
      (theme === undefined || article.theme === theme) &&
      (year === undefined || yearsOf(article).includes(year)),
  );
}

/** The query of a page of the filtered list; the first page has no number. */
export function queryOf({ theme, year }: Chosen, page: number): URLSearchParams {
  return new URLSearchParams({
    ...(theme && { theme }),
    ...(year && { year }),
    ...(page > 1 && { page: String(page) }),
  });
}

function yearsOf({ date }: Article) {
  return date === undefined ? [] : [String(yearOf(date))];
}
