import { Hono } from "hono";
import { readIcon } from "#model/reading/icons.ts";
import { revalidated } from "../http/revalidated.ts";

/** The drawings that pages name, each as a file with an id that `<use>` can point at. */
export function iconRoutes(read: typeof readIcon = readIcon) {
  /** Cached: icons change only with a release. */
  const kept = new Map<string, string>();
  return new Hono().get("/icons/:file{[a-z0-9-]+\\.svg}", revalidated, (c) => {
    const name = c.req.param("file").replace(/\.svg$/, "");
    const svg = kept.get(name) ?? read(name)?.replace("<svg", '<svg id="i"');
    if (!svg) return c.notFound();
    kept.set(name, svg);
    return c.body(svg, 200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=2592000",
    });
  });
}
