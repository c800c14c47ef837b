import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

/** Files of the build carry a hash in their name: a browser may keep them for ever. */
export function hashedFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
  });
}

/** Pictures, films and the like keep their names when they change: a browser asks again after a day. */
export function namedFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    onFound: (_path, c) =>
      c.header("Cache-Control", "public, max-age=86400, stale-while-revalidate=604800"),
  });
}

/** A visitor who asked their browser to save data gets the fallback faces: the fonts are not sent. */
export const noFontsUnderSaveData: MiddlewareHandler = async (c, next) => {
  if (c.req.path.endsWith(".woff2") && c.req.header("Save-Data") === "on") {
    return c.body(null, 204, { "Cache-Control": "no-store", Vary: "Save-Data" });
  }
  return next();
};
