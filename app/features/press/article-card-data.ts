import type { Article } from "#content/schema/article.ts";
import type { Press } from "#content/schema/press.ts";
import { motifOfTheme } from "#domain/articles.ts";
import type { Family } from "#domain/catalogue.ts";
import { formatKnownDate } from "#domain/known-date.ts";
import { paths } from "#domain/paths.ts";
import { familyOf, type Motif } from "#domain/pattern.ts";

export type ArticleCardData = {
  path: string;
  href: string;
  title: string;
  summary: string;
  theme: string;
  /** As machines and as people read it. */
  date: { value: string; shown: string } | undefined;
  motif: Motif;
  family: Family | undefined;
  isSpecimen: boolean;
};

/** What lists and banners show of an article. */
export function toArticleCard(article: Article, { themes }: Press): ArticleCardData {
  const { path, title, summary, theme, date, provenance } = article;
  const motif = motifOfTheme[theme];
  return {
    path,
    href: paths.article(path),
    title,
    summary,
    theme: themes[theme],
    date: date === undefined ? undefined : { value: date, shown: formatKnownDate(date) },
    motif,
    family: familyOf(motif),
    isSpecimen: provenance === "specimen",
  };
}
