import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { bestEncoding } from "../http/best-encoding.ts";

type Headers = [string, string][];
type Answer = {
  status: number;
  headers: Headers;
  /** The same, as Node writes them fastest. */
  flatHeaders: string[];
  body: Buffer<ArrayBuffer> | null;
};
type Version = { found: Answer; notModified: Answer };

/** A rendered page, ready to send in each encoding. */
export type CachedPage = {
  etag: string;
  /** Unpacked anew each time: next to nobody asks for it, and it would take most of the memory. */
  identity: () => Version;
  gzip: Version;
  br: Version;
  bytes: number;
  freshUntil: number;
  staleUntil: number;
};

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** A window of 256 KB, which is more than a page has, instead of the usual 4 MB: room is asked for by its size. */
const brotliParams = (bytes: number, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  [constants.BROTLI_PARAM_LGWIN]: 18,
});

/** The best takes as long as the render. What is made for one query is seldom sent twice: 3% more bytes, a third of the time. */
const quality = { best: constants.BROTLI_MAX_QUALITY, quick: 10 };

/** `undefined` when the response's own Cache-Control does not allow a copy for everyone. */
export async function toCachedPage(
  response: Response,
  now: number,
  { isForOneQuery = false } = {},
): Promise<CachedPage | undefined> {
  const freshMs = directiveMs(response, "s-maxage");
  if (response.status !== 200 || freshMs === 0 || response.headers.has("Set-Cookie")) return;

  const html = Buffer.from(await response.arrayBuffer());
  const [gzipped, brotli] = await Promise.all([
    compressGzip(html),
    compressBrotli(html, {
      params: brotliParams(html.length, isForOneQuery ? quality.quick : quality.best),
    }),
  ]);
  // One weak tag for all encodings: they are the same page.
  const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const common: Headers = [...response.headers, ["etag", etag], ["vary", "Accept-Encoding"]];
  const version = (body: Buffer<ArrayBuffer>, encoding?: string): Version => ({
    found: toAnswer(200, body, [
      ...common,
      ...(encoding ? [["content-encoding", encoding] satisfies [string, string]] : []),
      ["content-length", String(body.length)],
    ]),
    notModified: toAnswer(304, null, common),
  });

  return {
    etag,
    identity: () => version(gunzipSync(gzipped)),
    gzip: version(gzipped, "gzip"),
    br: version(brotli, "br"),
    bytes: gzipped.length + brotli.length,
    freshUntil: now + freshMs,
    staleUntil: now + freshMs + directiveMs(response, "stale-while-revalidate"),
  };
}

function toAnswer(status: number, body: Answer["body"], headers: Headers): Answer {
  return { status, headers, flatHeaders: headers.flat(), body };
}

/** The page for one visitor: in the best encoding their browser reads, or "not modified". */
export function answerFor(page: CachedPage, accepted = "", ifNoneMatch = ""): Answer {
  const encoding = bestEncoding(accepted);
  const version = encoding === "identity" ? page.identity() : page[encoding];
  return ifNoneMatch.includes(page.etag) ? version.notModified : version.found;
}

function directiveMs(response: Response, name: string) {
  const value = new RegExp(`\\b${name}=(\\d+)`).exec(response.headers.get("Cache-Control") ?? "");
  return Number(value?.[1] ?? 0) * 1000;
}
