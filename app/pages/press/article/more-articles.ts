import type { Article } from "#model/articles/schema.ts";
import { listedArticles } from "#domain/site/articles.ts";

/**
 * Articles to read next: the newest of the same theme, then the newest of all. COR-6: never the article itself or a
 * hidden one. COR-5: none below a hidden article.
 */
export function moreArticles(
  article: Article,
  articles: readonly Article[],
  count: number,
): Article[] {
  if (article.isHidden) return [];
  const others = listedArticles(articles).filter(({ path }) => path !== article.path);
  const { true: related = [], false: rest = [] } = Object.groupBy(others, ({ theme }) =>
    theme === article.theme ? "true" : "false",
  );
  return [...related, ...rest].slice(0, count);
}
