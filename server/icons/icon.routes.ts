import { Hono } from "hono";
import { readIcon } from "#content/icons.ts";

/** The drawings that pages name, each as a file with an id that `<use>` can point at. */
export function iconRoutes() {
  return new Hono().get("/icons/:file{[a-z0-9-]+\\.svg}", (c) => {
    const svg = readIcon(c.req.param("file").replace(/\.svg$/, ""));
    if (!svg) return c.notFound();
    return c.body(svg.replace("<svg", '<svg id="i"'), 200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=2592000",
    });
  });
}
