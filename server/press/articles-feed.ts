import { generateRssFeed } from "feedsmith";
import type { Content } from "#model/content.ts";
import { listedArticles } from "#domain/site/articles.ts";
import { noonOfNairobiDay } from "#domain/time/nairobi-time.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";

export type FeedOptions = {
  content: Pick<Content, "press" | "articles">;
  /** The origin visitors see. */
  origin: string;
};

/** The articles as RSS 2.0, newest first. An article with only a month or year gets its last day. */
export function articlesFeed({ content: { press, articles }, origin }: FeedOptions): string {
  return generateRssFeed({
    title: press.feed.title,
    link: origin + link("/articles"),
    description: press.summary,
    language: "en-ke",
    atom: {
      links: [{ href: origin + paths.articlesFeed(), rel: "self", type: "application/rss+xml" }],
    },
    items: listedArticles(articles).map(({ path, title, summary, theme, day }) => {
      const address = origin + paths.article(path);
      return {
        title,
        link: address,
        description: summary,
        categories: [{ name: press.themes[theme] }],
        guid: { value: address, isPermaLink: true },
        ...(day !== undefined && { pubDate: new Date(noonOfNairobiDay(day)) }),
      };
    }),
  });
}
