import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { partHeader } from "#domain/site/page-part.ts";
import { bestEncoding, type DifferenceEncoding, type Encoding } from "../http/best-encoding.ts";
import { brotliParams } from "../http/compress.ts";
import { holdsTag } from "../http/versions.ts";

/** The header in which a browser names a page that it has, by the hash. */
export const dictionaryHeader = "Available-Dictionary";
/**
 * Lets browsers use this page as the dictionary of the next one (RFC 9842); only documents match, not files or API
 * answers.
 */
const asDictionary: Headers = [["use-as-dictionary", 'match="/*", match-dest=("document")']];

type Header = [string, string];
type Headers = Header[];
export type PageEncoding = Encoding | DifferenceEncoding;
export type Answer = ReturnType<typeof toAnswer>;

/** A rendered page, ready to send. */
export type CachedPage = NonNullable<Awaited<ReturnType<typeof toCachedPage>>>;

const compressBrotli = promisify(brotliCompress);

/**
 * The best level takes as long as the render. Pages for a query are rarely sent twice, so they get a level with 3% more
 * bytes in a third of the time.
 */
const quality = { best: constants.BROTLI_MAX_QUALITY, quick: 10 };

type CachedPageOptions = {
  isForOneQuery?: boolean;
  /** True if this page may be sent as a difference, and be used as the dictionary of others. */
  usesDictionaries?: boolean;
  last?: { etag: string; packed: Buffer<ArrayBuffer> } | undefined;
};

/**
 * `undefined` if the response's Cache-Control does not allow a shared copy. `last`: the previous version, whose
 * compressed bodies are reused if the page is unchanged.
 */
export async function toCachedPage(
  response: Response,
  now: number,
  { isForOneQuery = false, usesDictionaries = false, last }: CachedPageOptions = {},
) {
  const freshMs = directiveMs(response, "s-maxage");
  if (response.status !== 200 || freshMs === 0 || response.headers.has("Set-Cookie")) return;

  const html = Buffer.from(await response.arrayBuffer());
  // One weak tag for all encodings, which are equivalent.
  const hash = createHash("sha256").update(html).digest("base64");
  const etag = `W/"${hash.slice(0, 22)}"`;
  const packed =
    last?.etag === etag
      ? last.packed
      : await pack(html, isForOneQuery ? quality.quick : quality.best);
  const staleMs = directiveMs(response, "stale-while-revalidate");
  // How long a browser may use the page as a dictionary; the header is left out if 0.
  const browserMs = directiveMs(response, "max-age") + staleMs;
  const headers: Headers = [
    ...response.headers,
    ...(usesDictionaries && browserMs > 0 ? asDictionary : []),
    ["etag", etag],
    ["vary", `Accept-Encoding, ${dictionaryHeader}, ${partHeader}`],
  ];
  const freshUntil = now + freshMs;
  const staleUntil = freshUntil + staleMs;
  const as = (body: Buffer<ArrayBuffer>, encoding: PageEncoding) =>
    toAnswer(200, encoding, body, [
      ...headers,
      ...(encoding === "identity" ? [] : [["content-encoding", encoding] satisfies Header]),
      ["content-length", String(body.length)],
    ]);

  return {
    etag,
    /** SHA-256 of its bytes: browsers name a page that they have by it. */
    hash,
    usesDictionaries,
    /** As Brotli. */
    packed,
    freshUntil,
    staleUntil,
    /** The same answer with another body. */
    as,
    br: as(packed, "br"),
    notModified: toAnswer(304, "br", null, headers),
  };
}

/** Copies the bytes: what Node returns is a part of a buffer of 64 KB, which would stay in memory with it. */
async function pack(html: Buffer, level: number) {
  const packed = await compressBrotli(html, { params: brotliParams(html.length, level) });
  const body = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(body);
  return body;
}

function toAnswer(
  status: number,
  encoding: PageEncoding,
  body: Buffer<ArrayBuffer> | null,
  headers: Headers,
) {
  // The headers as a flat list, which Node writes fastest.
  return { status, encoding, headers, flatHeaders: headers.flat(), body };
}

/**
 * The page for one request: in the best encoding, or "not modified". Encodings other than Brotli are made for each
 * request at a quick level: few clients need them, and caching them would take most of the memory.
 */
export function answerFor(page: CachedPage, accepted = "", ifNoneMatch = ""): Answer {
  if (holdsTag(ifNoneMatch, page.etag)) return page.notModified;
  const encoding = bestEncoding(accepted);
  if (encoding === "br") return page.br;
  const html = brotliDecompressSync(page.packed);
  return page.as(encoding === "gzip" ? gzipSync(html, { level: 1 }) : html, encoding);
}

function directiveMs(response: Response, name: string) {
  const value = new RegExp(`\\b${name}=(\\d+)`).exec(response.headers.get("Cache-Control") ?? "");
  return Number(value?.[1] ?? 0) * 1000;
}
