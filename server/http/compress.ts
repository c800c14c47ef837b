import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context, MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { bestEncoding } from "./best-encoding.ts";

/** In a smaller answer the extra headers cost more than compression saves. */
const fewestBytes = 256;
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** For answers made for one visitor: at this quality Brotli takes about the time of gzip, and gives fewer bytes. */
const quality = 4;

/**
 * A window of 256 KB, large enough for a page and the page it is compared with, instead of the default 4 MB: Brotli
 * allocates all of it.
 */
export const brotliParams = (bytes: number, level: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: level,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  [constants.BROTLI_PARAM_LGWIN]: 18,
});

/**
 * Compresses answers as they are sent: to posted forms, searches and pages for one visitor, and those with
 * `revalidated`. Safe from BREACH: the site has no cookies, so an answer that another site triggers holds no secret.
 */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status === 304) return addVary(c);
  if (!isCompressible(c.res)) return;
  addVary(c);
  const encoding = bestEncoding(c.req.header("Accept-Encoding") ?? "");
  if (encoding === "identity") return;

  const plain = Buffer.from(await c.res.arrayBuffer());
  if (plain.length < fewestBytes) return void (c.res = new Response(plain, c.res));
  const body = await (encoding === "br"
    ? toBrotli(plain, { params: brotliParams(plain.length, quality) })
    : toGzip(plain));
  c.res = new Response(body, c.res);
  c.header("Content-Encoding", encoding);
  c.header("Content-Length", String(body.length));
  // A compressed copy is only equivalent, so its tag is weak.
  const etag = c.res.headers.get("ETag");
  if (etag && !etag.startsWith("W/")) c.header("ETag", `W/${etag}`);
};

function isCompressible({ status, headers, body }: Response) {
  return (
    body !== null &&
    status !== 206 &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("Content-Type") ?? "") &&
    !headers.has("Content-Encoding") &&
    !/\bno-transform\b/i.test(headers.get("Cache-Control") ?? "")
  );
}

function addVary(c: Context) {
  const vary = c.res.headers.get("Vary") ?? "";
  if (vary !== "*" && !/\baccept-encoding\b/i.test(vary))
    c.header("Vary", "Accept-Encoding", { append: true });
}
