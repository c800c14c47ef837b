import { Hono } from "hono";
import { paths } from "#app/pages/paths.ts";
import { revalidated } from "../http/revalidated.ts";

/** `GET /articles/feed.xml`: readers ask for it often, and mostly get 304. */
export function feedRoutes(feed: () => Promise<string>) {
  return new Hono().get(paths.articlesFeed(), revalidated, async (c) =>
    c.body(await feed(), 200, {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=300",
    }),
  );
}
