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

const keptForADay = "public, max-age=86400, stale-while-revalidate=604800";
/** What may be taken back at any time, as pages are (decision 024). */
const keptForAMinute = "public, max-age=60";

/** Films and the like keep their names when they change: a browser asks again after a day. */
export function namedFiles(root: string, cacheControl = keptForADay): MiddlewareHandler {
  return serveStatic({
    root,
    onFound: (_path, c) => c.header("Cache-Control", cacheControl),
  });
}

/** Documents but for some, by their files' names: for those there is no such address. */
export function documentFiles(
  root: string,
  isWithheld: (file: string) => boolean,
): MiddlewareHandler {
  const files = namedFiles(root, keptForAMinute);
  return (c, next) => {
    const [file = ""] = decoded(c.req.path).split("/").slice(-1);
    return isWithheld(file) ? next() : files(c, next);
  };
}

/** What is sent in the place of a wide picture under Save-Data: the width of the same set that a phone would take. */
const lighter = [
  [/-800\.avif$/, "-400.avif"],
  [/-(?:960|1280|1600)\.(avif|webp)$/, "-480.$1"],
] as const;

/** Pictures, as `namedFiles`. A visitor who asked their browser to save data gets none of the wide ones. */
export function pictureFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    rewriteRequestPath: (path, c) =>
      c.req.header("Save-Data") === "on"
        ? lighter.reduce((file, [wide, small]) => file.replace(wide, small), path)
        : path,
    onFound: (_path, c) => {
      c.header("Cache-Control", keptForADay);
      c.header("Vary", "Save-Data");
    },
  });
}

/** As whoever looks for the file reads the address. */
function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A visitor who asked their browser to save data gets the fallback faces: the fonts are not sent. */
export const noFontsUnderSaveData: MiddlewareHandler = async (c, next) => {
  if (c.req.path.endsWith(".woff2") && c.req.header("Save-Data") === "on") {
    return c.body(null, 204, { "Cache-Control": "no-store", Vary: "Save-Data" });
  }
  return next();
};
