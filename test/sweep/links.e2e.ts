import { expect, type ParsedPage, test } from "#test/support/site/fetched-pages.ts";
import { findBroken, linkedPaths, oneOfEachKind } from "#test/support/browser/linked-urls.ts";

test("every page has its own title and description", async ({ documents }) => {
  const heads = await documents.evaluate(readHeads);
  const titles = heads.map(({ title }) => title);
  const descriptions = heads.map(({ description }) => description);
  expect(heads.filter(({ title, description }) => !title || !description)).toEqual([]);
  expect(twice(titles)).toEqual([]);
  expect(twice(descriptions)).toEqual([]);
  // Two full stops at the end of a sentence: two texts were wrongly joined.
  expect(descriptions.filter((words) => words && /[.!?][,.;]/.test(words))).toEqual([]);
});

const readHeads = (all: readonly ParsedPage[]) =>
  all.map(({ address, page }) => ({
    address,
    title: page.title,
    description: page.querySelector("meta[name=description]")?.getAttribute("content"),
  }));

const twice = <T>(values: readonly T[]) => values.filter((value, i) => values.indexOf(value) !== i);

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
