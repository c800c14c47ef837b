import { expect, type ParsedPage, test } from "#test/support/site/fetched-pages.ts";
import { findBroken, linkedPaths, oneOfEachKind } from "#test/support/browser/linked-urls.ts";

test("no link to a page, picture or file of each kind is broken", async ({
  documents,
  baseURL,
}) => {
  const paths = await linkedPaths(documents);
  expect(paths.size).toBeGreaterThan(0);
  expect(await findBroken(baseURL, paths, oneOfEachKind(paths.keys()))).toEqual([]);
});

test("every link to a fragment finds its target", async ({ documents }) => {
  expect(await documents.evaluate(findLostPlaces)).toEqual([]);
});

function findLostPlaces(all: readonly ParsedPage[]) {
  const pages = new Map(all.map(({ address, page }) => [address, page]));
  return all.flatMap(({ address, page }) =>
    [...page.querySelectorAll("[href*='#']")].flatMap((link) => {
      const [path, id = ""] = link.getAttribute("href")?.split("#") ?? [];
      const there = path ? pages.get(path) : page;
      const isLost = id && there && !there.getElementById(decodeURIComponent(id));
      return isLost ? `${link.outerHTML.slice(0, 120)} on ${address}` : [];
    }),
  );
}
