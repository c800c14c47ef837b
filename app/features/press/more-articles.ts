import type { Article } from "#model/articles/schema.ts";
import { listedArticles } from "#domain/pages/articles.ts";

/**
 * What to read after an article: the newest of its theme, then the newest of all; never itself or a hidden one. Below
 * a hidden article there are none (S1 section 2).
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
