import { expect, test } from "vitest";
import { articleWith } from "#test/support/content/articles.ts";
import { moreArticles } from "./more-articles.ts";

const hidden = articleWith({ path: "hidden", theme: "capital", isHidden: true });
const articles = [
  articleWith({ path: "a", theme: "homes" }),
  hidden,
  articleWith({ path: "b", theme: "capital" }),
  articleWith({ path: "c", theme: "results" }),
  articleWith({ path: "d", theme: "capital" }),
  articleWith({ path: "e", theme: "capital" }),
];

test.each([
  ["a", 3, "bcd"],
  ["b", 3, "dea"],
  ["d", 2, "be"],
  ["c", 9, "abde"],
])("after article %s, up to %i others: %s", (path, count, expected) => {
  const article = articles.find((each) => each.path === path) ?? hidden;
  expect(
    moreArticles(article, articles, count)
      .map((each) => each.path)
      .join(""),
  ).toBe(expected);
});

test("a hidden article has no articles below it", () => {
  expect(moreArticles(hidden, articles, 3)).toEqual([]);
});
