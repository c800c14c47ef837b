import { Hono } from "hono";
import { paths } from "#app/pages/paths.ts";
import { revalidated } from "../http/revalidated.ts";
import type { FeedOptions } from "./articles-feed.ts";

/** `GET /articles/feed.xml`: feed readers poll it, and mostly get 304. */
export function feedRoutes(options: FeedOptions) {
  return new Hono().get(paths.articlesFeed(), revalidated, async (c) => {
    const { articlesFeed } = await import("./articles-feed.ts");
    return c.body(articlesFeed(options), 200, {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=300",
    });
  });
}
