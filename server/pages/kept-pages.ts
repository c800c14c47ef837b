import type { CachedPage } from "./cached-page.ts";

/** Pages in memory up to a size; beyond it the page kept longest goes first. */
export function createKeptPages(maxBytes: number) {
  const pages = new Map<string, CachedPage>();
  let bytes = 0;

  function drop(url: string) {
    bytes -= pages.get(url)?.bytes ?? 0;
    pages.delete(url);
  }

  return {
    get: (url: string) => pages.get(url),
    drop,
    keep(url: string, page: CachedPage) {
      drop(url);
      pages.set(url, page);
      bytes += page.bytes;
      // A Map keeps its order of insertion.
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    clear() {
      pages.clear();
      bytes = 0;
    },
  };
}
