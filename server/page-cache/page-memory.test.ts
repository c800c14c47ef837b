import { expect, test } from "vitest";
import { cachedPageOf as pageOf } from "#test/support/site/page-cache.ts";
import { createPageMemory } from "./page-memory.ts";

test("an outdated page is not shown any more, but is kept for comparison", async () => {
  const [old, next] = [await pageOf("old"), await pageOf("next")];
  const kept = createPageMemory(1_000);
  kept.keep("/", old);
  kept.outdate();
  expect(kept.get("/")).toBeUndefined();
  expect(kept.last("/")).toBe(old);
  kept.keep("/", next);
  expect([kept.get("/"), kept.last("/")]).toEqual([next, next]);
});

test("the least recently used page is removed first", async () => {
  const page = await pageOf("page");
  const kept = createPageMemory(2 * page.packed.length);
  kept.keep("/a", page);
  kept.keep("/b", page);
  kept.outdate();
  kept.keep("/a", page);
  kept.keep("/c", page);
  expect([kept.last("/a"), kept.last("/b"), kept.last("/c")]).toEqual([page, undefined, page]);
});
