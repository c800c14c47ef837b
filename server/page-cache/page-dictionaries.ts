import { LRUCache } from "lru-cache";
import type { CachedPage } from "./cached-page.ts";
import { packDifference } from "./page-difference.ts";

type Body = Buffer<ArrayBuffer>;
/** The reason a page is sent whole and not as its difference from another. */
export type Miss = "unknown" | "busy" | "larger";

const mebibyte = 1024 * 1024;

type DictionariesOptions = {
  /** Current and earlier pages by the hash of their bytes. Most are cached bodies anyway. */
  maxPageBytes?: number;
  /** Differences between two pages. */
  maxMadeBytes?: number;
  /** Differences made at the same time: each takes one of Node's four threads for a millisecond or two. */
  mostAtOnce?: number;
  onError: (error: unknown) => void;
};

export type PageDictionaries = ReturnType<typeof createPageDictionaries>;

/** Creates the differences between a page and the page that a browser already has (docs/decisions/042, 046). */
export function createPageDictionaries({
  maxPageBytes = 16 * mebibyte,
  maxMadeBytes = 4 * mebibyte,
  mostAtOnce = 2,
  onError,
}: DictionariesOptions) {
  const pages = keptBodies(maxPageBytes);
  const made = keptBodies(maxMadeBytes);
  const making = new Map<string, Promise<Body>>();
  const smallest = (name: string) => `${name} smallest`;
  let isShrinking = false;

  /** Compresses a smaller body for later requests, one at a time. */
  async function shrink(name: string, hash: string, packed: Body, page: CachedPage) {
    if (isShrinking) return;
    isShrinking = true;
    try {
      made.set(smallest(name), await packDifference("dcb", { hash, packed }, page));
    } catch (error) {
      onError(error);
    } finally {
      isShrinking = false;
    }
  }

  return {
    /** A browser that gets this page may use it as a dictionary from now on. */
    keep: ({ hash, packed }: CachedPage) => void pages.set(hash, packed),

    /**
     * The body of a page as a difference from the one with this hash, or the reason there is none. From the
     * second request on, browsers that read Brotli with a dictionary get a smaller difference.
     */
    encode(page: CachedPage, hash: string, readsDcb: boolean): Body | Promise<Body> | Miss {
      const packed = pages.get(hash);
      if (!packed) return "unknown";
      const name = hash + page.hash;
      const small = readsDcb ? made.get(smallest(name)) : undefined;
      if (small) return small;
      const ready = made.get(name);
      if (ready && readsDcb) void shrink(name, hash, packed, page);
      const same = ready ?? making.get(name);
      if (same) return same;
      if (making.size >= mostAtOnce) return "busy";
      const begun = packDifference("dcz", { hash, packed }, page).finally(() =>
        making.delete(name),
      );
      making.set(name, begun);
      return begun.then((body) => {
        made.set(name, body);
        return body;
      });
    },
  };
}

/** The approximate bytes of an entry beside its body. */
const entryBytes = 512;

const keptBodies = (maxSize: number) =>
  new LRUCache<string, Body>({ maxSize, sizeCalculation: (body) => body.length + entryBytes });
