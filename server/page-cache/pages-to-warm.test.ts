import { expect, test } from "vitest";
import { sitemapPaths } from "#app/pages/page-lists.ts";
import { content } from "#test/support/content/content.ts";
import { listedPages } from "./listed-pages.ts";
import { mostWarmed, pagesToWarm } from "./pages-to-warm.ts";

const isListed = listedPages(() => content);
const warmed = (mostRead: readonly string[]) => pagesToWarm(content, mostRead, isListed);

test("without any visits they are the home pages, the families and the pages in menus, in both languages", () => {
  const urls = warmed([]);
  expect(urls.slice(0, 4)).toEqual(["/", "/sw", "/hfc", "/sw/hfc"]);
  expect(urls).toEqual(expect.arrayContaining(["/borrow", "/careers", "/rates-and-fees"]));
  expect(urls.every(isListed)).toBe(true);
});

test("the most read pages come first, once, each in its language", () => {
  const urls = warmed(["/sw/hfc", "/articles"]);
  expect(urls.slice(0, 3)).toEqual(["/sw/hfc", "/articles", "/"]);
  expect(new Set(urls).size).toBe(urls.length);
});

test("pages that the site does not link to are left out, and the number is limited", () => {
  expect(warmed(["(unknown)", "/search", "/gone"])).not.toContain("/gone");
  expect(warmed(sitemapPaths(content))).toHaveLength(mostWarmed);
});
