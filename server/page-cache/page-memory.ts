import { LRUCache } from "lru-cache";
import type { CachedPage } from "./cached-page.ts";

/** Pages in memory up to a size in bytes; above it, the least recently used one is removed first. */
export function createPageMemory(maxSize: number) {
  const pages = new LRUCache<string, { page: CachedPage; age: number }>({
    maxSize,
    sizeCalculation: ({ page }) => page.packed.length,
  });
  /** The generation; increased by `outdate`. */
  let age = 0;

  return {
    get(url: string): CachedPage | undefined {
      const kept = pages.get(url);
      return kept?.age === age ? kept.page : undefined;
    },
    /** The previous version, outdated or not: unchanged bytes need no new compression. */
    last: (url: string) => pages.peek(url)?.page,
    drop: (url: string) => pages.delete(url),
    keep: (url: string, page: CachedPage) => pages.set(url, { page, age }),
    /** Stops showing all pages; they stay for comparison with new ones, as long as there is room. */
    outdate() {
      age += 1;
    },
  };
}
