import { parseFeed } from "@rowanmanning/feed-parser";
import { parseRssFeed } from "feedsmith";
import { describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { listedArticles } from "#domain/pages/articles.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { content } from "#test/support/content.ts";
import { publicOrigin, serveSite } from "./support/served-site.ts";

const site = serveSite();

/** As RFC 822 writes a moment, with the year of four digits that RSS prefers. */
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/;

/** Articles whose record has no date; any date would be invented. */
const undated = listedArticles(content.articles).filter(({ day }) => day === undefined);

describe.each([
  ["articles", paths.articlesFeed(), link("/articles"), undated.map(({ title }) => title)],
  ["documents for investors", link("/investor-relations/feed.xml"), paths.investors(), []],
])("the feed of %s", (_name, address, page, withoutDay) => {
  test("is sound XML", async () => {
    const xml = await site.read(address);
    const { errors } = await validateXML({ xml, normalization: "format" });
    expect(errors).toEqual([]);
  });

  test("names itself, its page and its language, to two parsers", async () => {
    const xml = await site.read(address);
    const strict = parseRssFeed(xml);
    expect(strict.link).toBe(publicOrigin + page);
    expect(strict.atom?.links).toEqual([
      expect.objectContaining({ rel: "self", href: publicOrigin + address }),
    ]);
    const feed = parseFeed(xml);
    expect(feed.meta).toEqual({ type: "rss", version: "2.0" });
    expect(feed.self).toBe(publicOrigin + address);
    expect(feed.url).toBe(publicOrigin + page);
    expect(feed.language).toMatch(/^en-ke$/i);
    expect(feed.description).toBeTruthy();
    expect(feed.items.map(({ title }) => title)).toEqual(strict.items?.map(({ title }) => title));
  });

  test("has items with a title, a text, a day that is past where one is known, and an address as id", async () => {
    const { items } = parseFeed(await site.read(address));
    expect(items.length).toBeGreaterThan(20);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { id, url, title, description, published } of items) {
      expect(title, url ?? "").toBeTruthy();
      expect(description, url ?? "").toBeTruthy();
      expect(published === null, url ?? "").toBe(withoutDay.includes(title ?? ""));
      expect(published?.getTime() ?? 0, url ?? "").toBeLessThan(Date.now());
      expect(id).toBe(url);
      const { pathname } = new URL(id ?? "");
      expect((await site.ask(pathname, { method: "HEAD" })).status, pathname).toBe(200);
    }
  });

  test("writes days as RFC 822 does, the latest first", async () => {
    const { items = [] } = parseRssFeed(await site.read(address), { parseDateFn: (raw) => raw });
    const days = items.flatMap(({ pubDate }) => pubDate ?? []);
    expect(days).toHaveLength(items.length - withoutDay.length);
    for (const day of days) expect(day).toMatch(rfc822);
    const moments = days.map((day) => Date.parse(day));
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  });

  test("says truly how long what it encloses is", async () => {
    const { items = [] } = parseRssFeed(await site.read(address));
    for (const { url, length } of items.flatMap(({ enclosures = [] }) => enclosures)) {
      const file = await (await site.ask(new URL(url ?? "").pathname)).arrayBuffer();
      expect(file.byteLength, url).toBe(length);
    }
  });
});
