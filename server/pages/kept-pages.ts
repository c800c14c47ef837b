import type { CachedPage } from "./cached-page.ts";

/** Pages in memory up to a size; beyond it the page kept longest goes first. */
export function createKeptPages(maxBytes: number) {
  const pages = new Map<string, { page: CachedPage; age: number }>();
  let bytes = 0;
  /** Raised by `outdate`. */
  let age = 0;

  function drop(url: string) {
    bytes -= pages.get(url)?.page.bytes ?? 0;
    pages.delete(url);
  }

  return {
    get(url: string): CachedPage | undefined {
      const kept = pages.get(url);
      return kept?.age === age ? kept.page : undefined;
    },
    /** The page as it was, outdated or not: a body of the same bytes is not compressed again. */
    last: (url: string) => pages.get(url)?.page,
    drop,
    keep(url: string, page: CachedPage) {
      drop(url);
      pages.set(url, { page, age });
      bytes += page.bytes;
      // A Map keeps its order of insertion.
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    /** From now on no page is shown; they stay, to be compared with, while there is room. */
    outdate() {
      age += 1;
    },
  };
}
