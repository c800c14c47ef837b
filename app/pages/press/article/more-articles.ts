import type { Article } from "#model/articles/schema.ts";
import { listedArticles } from "#domain/pages/articles.ts";

/**
 * The articles to read next: the newest of its theme, then the newest of all. COR-6: never the article itself or a
 * hidden one. COR-5: below a hidden article there are none.
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
