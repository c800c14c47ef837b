import { join } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { bestEncoding } from "./best-encoding.ts";
import { findFile, type FoundFile, sendFile, typeOf } from "./send-file.ts";

type FilesOptions = {
  cacheControl: string;
  /** A file to send in place of the requested one. */
  instead?: (path: string, c: Context) => string;
  vary?: string;
};

/** Excludes empty parts and those that begin with a dot: hidden files, and paths outside the folder. */
const soundPath = /^(?:\/[\w-][\w.-]*)+$/;

function files(
  root: string,
  { cacheControl, instead = (path) => path, vary }: FilesOptions,
): MiddlewareHandler {
  return async (c, next) => {
    const { path } = c.req;
    const file = soundPath.test(path) && (await findFile(join(root, instead(path, c))));
    if (!file) return next();
    return sendFile(c, file, {
      "Content-Type": typeOf(file.path),
      "Cache-Control": cacheControl,
      ...(vary && { Vary: vary }),
    });
  };
}

/** Files of the build have a hash in their name, so a browser may cache them for ever. */
export const hashedFiles = (root: string) =>
  packedFiles(root, "public, max-age=31536000, immutable");

/** Files with copies that the build packed (tools/precompress.ts). */
export function packedFiles(root: string, cacheControl = keptForADay): MiddlewareHandler {
  const headers = { "Cache-Control": cacheControl };
  return async (c, next) => {
    const { path } = c.req;
    const plain = soundPath.test(path) && (await findFile(join(root, path)));
    if (!plain) return next();
    const type = { "Content-Type": typeOf(path), ...headers };
    if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(typeOf(path))) return sendFile(c, plain, type);
    const varied = { ...type, Vary: "Accept-Encoding" };
    const packed = await findPacked(plain, c);
    if (!packed) return sendFile(c, plain, varied);
    return sendFile(c, packed.file, { ...varied, "Content-Encoding": packed.encoding });
  };
}

const endings = { br: ".br", gzip: ".gz" } as const;

/** The compressed copy in the best encoding that the browser reads. */
async function findPacked({ path }: FoundFile, c: Context) {
  const encoding = bestEncoding(c.req.header("Accept-Encoding") ?? "");
  if (encoding === "identity") return undefined;
  const file = await findFile(path + endings[encoding]);
  return file && { encoding, file };
}

const keptForADay = "public, max-age=86400, stale-while-revalidate=604800";

/**
 * A corrected report keeps its URL, and a report may be withdrawn (decision 024): a browser may show its copy for an
 * hour without asking, a shared cache for a minute. Then the tag saves the download.
 */
const keptForAnHour = "public, max-age=3600, s-maxage=60";

/** Films and the like keep their names when they change: a browser asks again after a day. */
export const namedFiles = (root: string): MiddlewareHandler =>
  files(root, { cacheControl: keptForADay });

/** Documents, except those that `isUnpublished` names: they answer 404. */
export function documentFiles(
  root: string,
  isUnpublished: (file: string) => boolean,
): MiddlewareHandler {
  const send = files(root, { cacheControl: keptForAnHour });
  return (c, next) => {
    const [file = ""] = c.req.path.split("/").slice(-1);
    return isUnpublished(file) ? next() : send(c, next);
  };
}

/** The replacements for wide pictures under Save-Data: the width that a phone would load. */
const lighter = [
  [/-800\.avif$/, "-400.avif"],
  [/-(?:960|1280|1600)\.(avif|webp)$/, "-480.$1"],
] as const;

/** Pictures, like `namedFiles`. A browser with Save-Data gets narrower ones. */
export const pictureFiles = (root: string): MiddlewareHandler =>
  files(root, {
    cacheControl: keptForADay,
    vary: "Save-Data",
    instead: (path, c) =>
      c.req.header("Save-Data") === "on"
        ? lighter.reduce((file, [wide, small]) => file.replace(wide, small), path)
        : path,
  });

/** A browser with Save-Data gets no fonts, and shows the fallback fonts. */
export const noFontsUnderSaveData: MiddlewareHandler = async (c, next) => {
  if (!c.req.path.endsWith(".woff2")) return next();
  if (c.req.header("Save-Data") === "on") {
    return c.body(null, 204, { "Cache-Control": "no-store", Vary: "Save-Data" });
  }
  await next();
  c.header("Vary", "Save-Data", { append: true });
};
