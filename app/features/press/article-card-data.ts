import type { Article } from "#model/articles/schema.ts";
import type { Press } from "#model/articles/press-schema.ts";
import { motifOfTheme } from "#domain/pages/articles.ts";
import { formatKnownDate } from "#domain/time/known-date.ts";
import { paths } from "#app/pages/paths.ts";
import type { Motif } from "#domain/pages/pattern.ts";
import { type Family, familyOf } from "#domain/products/families.ts";

export type ArticleCardData = {
  path: string;
  href: string;
  title: string;
  summary: string;
  theme: string;
  /** The date in machine-readable form and as shown. */
  date: { value: string; shown: string } | undefined;
  motif: Motif;
  family: Family | undefined;
  isSpecimen: boolean;
};

/** The fields of an article that lists and banners show. */
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
