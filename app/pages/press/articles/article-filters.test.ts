import { describe, expect, test } from "vitest";
import { articleWith } from "#test/support/articles.ts";
import { articlesThatFit, filtersOf, queryOf } from "./article-filters.ts";

const articles = [
  articleWith({ path: "a", theme: "homes", date: "2025-01-02" }),
  articleWith({ path: "b", theme: "results", date: "2025" }),
  articleWith({ path: "c", theme: "homes", date: "2019-05" }),
  articleWith({ path: "d", theme: "homes", date: undefined }),
];

function pathsFor(query: string) {
  const filters = filtersOf(articles, new URLSearchParams(query));
  return articlesThatFit(articles, filters).map(({ path }) => path);
}

test("the choices are the existing values, each once: themes in their order, years newest first", () => {
  expect(filtersOf(articles, new URLSearchParams())).toEqual({
    themes: ["results", "homes"],
    theme: undefined,
    years: ["2025", "2019"],
    year: undefined,
  });
});

describe("the URL chooses", () => {
  test.each([
    ["", "abcd"],
    ["theme=homes", "acd"],
    ["year=2025", "ab"],
    ["theme=homes&year=2025", "a"],
    ["theme=results&year=2019", ""],
  ])("?%s", (query, paths) => {
    expect(pathsFor(query).join("")).toBe(paths);
  });

  test.each(["theme=", "theme=sport", "theme=__proto__", "year=2018", "year=20", "year=2025-01"])(
    "?%s names no existing choice and is ignored",
    (query) => {
      expect(pathsFor(query).join("")).toBe("abcd");
    },
  );
});

test.each([
  [{}, 1, ""],
  [{}, 2, "page=2"],
  [{ theme: "homes", year: undefined }, 1, "theme=homes"],
  [{ theme: "homes", year: "2025" }, 3, "theme=homes&year=2025&page=3"],
] as const)("%j, page %i: ?%s", (chosen, page, query) => {
  expect(queryOf(chosen, page).toString()).toBe(query);
});
