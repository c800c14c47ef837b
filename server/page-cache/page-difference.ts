import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliDecompress,
  constants,
  zstdCompress,
} from "node:zlib";
import type { DifferenceEncoding } from "../http/best-encoding.ts";
import { brotliParams } from "../http/compress.ts";
import type { CachedPage } from "./cached-page.ts";

type Body = Buffer<ArrayBuffer>;
type Pages = { before: Body; now: Body };

/** Node 26.10 accepts a dictionary; its types do not have the option yet. */
type BrotliWithDictionary = BrotliOptions & { dictionary: Body };

/** The window of zstd, in bits: it holds two pages. */
const windowBits = 18;
const unpack = promisify(brotliDecompress);
const [toZstd, toBrotli] = [promisify(zstdCompress), promisify(brotliCompress)];

/** The magic bytes of each encoding (RFC 9842, 4 and 5); the hash of the dictionary follows. */
const forms = {
  /** Takes a millisecond or two; from the next level on it takes ten times as long. */
  dcz: {
    magic: Buffer.from("5e2a4d1820000000", "hex"),
    compress: ({ before, now }: Pages) =>
      toZstd(now, {
        dictionary: before,
        pledgedSrcSize: now.length,
        params: {
          [constants.ZSTD_c_compressionLevel]: 9,
          [constants.ZSTD_c_windowLog]: windowBits,
        },
      }),
  },
  /** A tenth smaller, and takes some fifty milliseconds. */
  dcb: {
    magic: Buffer.from("ff444342", "hex"),
    compress: ({ before, now }: Pages) => {
      const options: BrotliWithDictionary = {
        dictionary: before,
        params: brotliParams(now.length, constants.BROTLI_MAX_QUALITY),
      };
      return toBrotli(now, options);
    },
  },
} satisfies Record<DifferenceEncoding, unknown>;

/** A page that a browser has, packed with Brotli, and its hash as the browser names it. */
export type Dictionary = { hash: string; packed: Body };

export async function packDifference(
  encoding: DifferenceEncoding,
  dictionary: Dictionary,
  page: CachedPage,
): Promise<Body> {
  const { magic, compress } = forms[encoding];
  const [before, now] = await Promise.all([unpack(dictionary.packed), unpack(page.packed)]);
  const frame = await compress({ before, now });
  const head = Buffer.concat([magic, Buffer.from(dictionary.hash, "base64")]);
  // Copies the bytes: a slice would keep Node's whole shared buffer in memory.
  const body = Buffer.allocUnsafeSlow(head.length + frame.length);
  head.copy(body);
  frame.copy(body, head.length);
  return body;
}

export const encodingOf = (body: Body): DifferenceEncoding =>
  body[0] === forms.dcb.magic[0] ? "dcb" : "dcz";
