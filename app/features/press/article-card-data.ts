import { pictureAddress } from "#domain/pictures/article-picture.ts";
import type { Article } from "#model/articles/schema.ts";
import type { Content } from "#model/content.ts";
import { motifOfTheme } from "#domain/site/articles.ts";
import { formatKnownDate } from "#domain/time/known-date.ts";
import { paths } from "#app/pages/paths.ts";
import { familyOf } from "#domain/products/families.ts";

type PressContent = Pick<Content, "press" | "articlePictures">;

/** The fields of an article that lists and banners show. */
export function toArticleCard(
  article: Article,
  { press: { themes, release }, articlePictures }: PressContent,
) {
  const { path, title, summary, theme, date, figure, provenance, banner } = article;
  const motif = motifOfTheme[theme];
  return {
    path,
    href: paths.article(path),
    title,
    summary,
    theme: themes[theme],
    figure,
    /** The date in machine-readable form and as shown. */
    date: date === undefined ? undefined : { value: date, shown: formatKnownDate(date) },
    motif,
    family: familyOf(motif),
    isSpecimen: provenance === "specimen",
    /** The mark of a press release of the group itself. */
    release: provenance === "own" ? release.mark : undefined,
    banner: banner && toBanner(banner, articlePictures),
  };
}

export type ArticleCardData = ReturnType<typeof toArticleCard>;

function toBanner(
  { file, alt }: NonNullable<Article["banner"]>,
  pictures: PressContent["articlePictures"],
) {
  const picture = pictures[file];
  if (!picture) return undefined;
  const { width, height } = picture;
  return { src: pictureAddress(picture), alt, width, height };
}
