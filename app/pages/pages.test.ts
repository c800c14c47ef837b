import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { calculators } from "#test/support/browser/calculators.ts";
import { content } from "#test/support/content/content.ts";
import { routeOf } from "#test/support/components/routes.ts";
import type { Page } from "./define-page.ts";
import { listedPages } from "./page-lists.ts";
import { link } from "./link.ts";
import { pages } from "./pages.ts";

test("no two pages have the same URLs", () => {
  const shapes = pages.map(({ path }) => path.replaceAll(/:\w+/g, ":"));
  expect(shapes.filter((shape, place) => shapes.indexOf(shape) !== place)).toEqual([]);
});

test("each folder of a page, and each route in it, has a line in the list", () => {
  const modules = [...new Set(pages.map((page: Page) => `app/${page.module}`))].toSorted();
  const folders = new Set(globSync("app/pages/*/*/*").map((file) => dirname(file)));
  expect(globSync("app/pages/*/*/{,*.}route.{ts,tsx}").toSorted()).toEqual(modules);
  expect(folders).toEqual(new Set(modules.map((file) => dirname(file))));
});

test("a page is declared in its own folder", () => {
  for (const file of globSync("app/pages/*/*/page.ts")) {
    const modules = readFileSync(file, "utf8").match(/(?<=\bmodule: ")[^"]+/g) ?? [];
    expect(new Set(modules.map((module) => `app/${dirname(module)}`)), file).toEqual(
      new Set([dirname(file)]),
    );
  }
});

test("each URL that a page lists is answered by its module", () => {
  const withEntries = pages.filter((page: Page) => page.entries);
  expect(withEntries.length).toBeGreaterThan(15);
  for (const page of withEntries) {
    const alone: readonly Page[] = [page];
    for (const { href } of listedPages(content, alone))
      expect(`pages/${routeOf(href).file}/route.tsx`, href).toBe(page.module);
  }
});

test("each URL is listed once, under a title", () => {
  const listed = listedPages(content);
  expect(new Set(listed.map(({ href }) => href)).size).toBe(listed.length);
  expect(listed.filter(({ title }) => title.length < 2)).toEqual([]);
});

test("a page is listed by its own title", () => {
  const listed = listedPages(content).find(({ href }) => href === link("/calculators/home-cost"));
  expect(listed?.title).toBe(content.homeCost.page.title);
});

test("each URL that a page lists names the content files that it is made of", () => {
  for (const { href, file = [], contentFiles = [] } of listedPages(content)) {
    const files = [file, contentFiles].flat();
    expect(files.length, href).toBeGreaterThan(0);
    expect(
      files.filter((each) => !existsSync(`content/${each}`)),
      href,
    ).toEqual([]);
  }
});

test("the browser tests know each calculator", () => {
  const paths = pages.map(({ path }) => path).filter((path) => /^\/calculators\/[^.]+$/.test(path));
  expect(calculators.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
});
