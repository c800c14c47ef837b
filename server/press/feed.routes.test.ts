import { parseRssFeed } from "feedsmith";
import { describe, expect, test } from "vitest";
import { listedArticles } from "#domain/site/articles.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { paths } from "#app/pages/paths.ts";
import { startApp } from "#test/support/site/whole-app.ts";
import { articlesFeed } from "./articles-feed.ts";
import { content } from "#test/support/content/content.ts";

const origin = "https://www.example.org";
const listed = listedArticles(content.articles);

describe("the feed, parsed", () => {
  const { items = [], ...channel } = parseRssFeed(articlesFeed({ content, origin }));

  test("has the site's name and the URL of its page", () => {
    expect(channel).toMatchObject({
      title: content.press.feed.title,
      link: `${origin}/articles`,
      description: content.press.summary,
      atom: { links: [{ href: `${origin}/articles/feed.xml`, rel: "self" }] },
    });
  });

  test("has the articles of the grid, in their order", () => {
    expect(items.map(({ title }) => title)).toEqual(listed.map(({ title }) => title));
    expect(listed.length).toBeGreaterThan(28);
  });

  test.each(listed.map((article, i) => [article.path, article, items[i]] as const))(
    "%s leads to its page, which is its guid, on its day in Nairobi",
    (path, { summary, theme, day }, item) => {
      const address = origin + paths.article(path);
      expect(item).toMatchObject({
        link: address,
        guid: { value: address, isPermaLink: true },
        description: summary,
        categories: [{ name: content.press.themes[theme] }],
      });
      const date = item?.pubDate && nairobiDay(Date.parse(item.pubDate));
      expect(date).toBe(day);
    },
  );

  test("leaves out hidden articles", () => {
    const links = items.map(({ link }) => link);
    const hidden = content.articles.filter(({ isHidden }) => isHidden);
    expect(hidden).toHaveLength(2);
    for (const { path } of hidden) expect(links).not.toContain(origin + paths.article(path));
  });

  test("escapes markup in texts", () => {
    const [first, ...others] = content.articles;
    const title = "A & B <script>]]></script>";
    const articles = first ? [{ ...first, title }, ...others] : [];
    const feed = parseRssFeed(articlesFeed({ content: { ...content, articles }, origin }));
    expect(feed.items?.[0]?.title).toBe(title);
  });
});

describe("GET /articles/feed.xml", () => {
  test("is RSS, which readers may keep for five minutes", async () => {
    const { ask } = await startApp();
    const { status, headers, body } = await ask(paths.articlesFeed());
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=300");
    expect(parseRssFeed(body.toString()).items).toHaveLength(listed.length);
  });

  test("is 304 until something has changed", async () => {
    let { articles } = content;
    const { ask } = await startApp({ content: () => ({ articles }) });
    const tag = (await ask(paths.articlesFeed())).headers.etag ?? "";
    const again = () => ask(paths.articlesFeed(), { headers: { "If-None-Match": tag } });
    expect((await again()).status).toBe(304);
    articles = articles.slice(1);
    expect((await again()).status).toBe(200);
  });
});
