import { expect, test } from "#test/support/site/fetched-pages.ts";
import { findBroken, linkedPaths } from "#test/support/browser/linked-urls.ts";

test("no internal link, picture or file is broken", async ({ documents, baseURL }) => {
  // Most of these pages and patterns are drawn for the first time.
  expect(await findBroken(baseURL, await linkedPaths(documents))).toEqual([]);
});
