import { promisify } from "node:util";
import { brotliDecompress, constants, zstdCompress } from "node:zlib";
import type { CachedPage } from "./cached-page.ts";
import { createKeptBodies } from "./kept-bodies.ts";

type Body = Buffer<ArrayBuffer>;
/** The reason a page is sent whole and not as its difference from another. */
export type Miss = "unknown" | "busy" | "larger";

const mebibyte = 1024 * 1024;
/** Begins every such body (RFC 9842, 5); the hash of the dictionary follows. */
const magic = Buffer.from("5e2a4d1820000000", "hex");
/** The level from which on the next takes ten times as long; a window that holds two pages. */
const params = {
  [constants.ZSTD_c_compressionLevel]: 9,
  [constants.ZSTD_c_windowLog]: 18,
};
const unpack = promisify(brotliDecompress);
const compress = promisify(zstdCompress);

type DictionariesOptions = {
  /** For pages, of now and of before, by what their bytes hash to. Most are the bodies that are kept anyway. */
  maxPageBytes?: number;
  /** For what was made of two of them. */
  maxMadeBytes?: number;
  /** Differences made at the same time: each takes one of Node's four threads for a millisecond or two. */
  mostAtOnce?: number;
};

export type PageDictionaries = ReturnType<typeof createPageDictionaries>;

/** Makes of a page what differs from the one that a browser has (docs/decisions/042). */
export function createPageDictionaries({
  maxPageBytes = 16 * mebibyte,
  maxMadeBytes = 4 * mebibyte,
  mostAtOnce = 2,
}: DictionariesOptions = {}) {
  const pages = createKeptBodies(maxPageBytes);
  const made = createKeptBodies(maxMadeBytes);
  const making = new Map<string, Promise<Body>>();

  async function make(hash: string, dictionary: Body, page: CachedPage): Promise<Body> {
    const [before, now] = await Promise.all([unpack(dictionary), unpack(page.packed[1])]);
    const frame = await compress(now, { dictionary: before, params, pledgedSrcSize: now.length });
    const head = Buffer.concat([magic, Buffer.from(hash, "base64")]);
    // Memory of its own: a small piece of what Node shares out would keep all the rest of it.
    const body = Buffer.allocUnsafeSlow(head.length + frame.length);
    head.copy(body);
    frame.copy(body, head.length);
    return body;
  }

  return {
    /** A browser that gets this page may use it as a dictionary from now on. */
    keep: ({ hash, packed }: CachedPage) => pages.keep(hash, packed[1]),

    /** The body of a page for a browser that has another, named by the hash; or why there is none. */
    encode(page: CachedPage, hash: string): Body | Promise<Body> | Miss {
      const dictionary = pages.get(hash);
      if (!dictionary) return "unknown";
      const name = hash + page.hash;
      const ready = made.get(name) ?? making.get(name);
      if (ready) return ready;
      if (making.size >= mostAtOnce) return "busy";
      const begun = make(hash, dictionary, page).finally(() => making.delete(name));
      making.set(name, begun);
      return begun.then((body) => {
        made.keep(name, body);
        return body;
      });
    },
  };
}
