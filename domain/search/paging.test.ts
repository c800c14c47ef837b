import { expect, test } from "vitest";
import { pageOf } from "./paging.ts";

const list = ["a", "b", "c", "d", "e"];

test.each([
  [null, 1, "ab"],
  ["2", 2, "cd"],
  ["3", 3, "e"],
  ["4", 3, "e"],
  ["99999999999999999999", 3, "e"],
  ["-2", 1, "ab"],
  ["two", 1, "ab"],
  ["2.9", 2, "cd"],
  ["NaN", 1, "ab"],
])("page %j of five items, two per page, is page %i", (asked, page, items) => {
  expect(pageOf(list, asked, 2)).toEqual({ page, pages: 3, items: [...items] });
});

test.each([
  [0, 1],
  [2, 1],
  [4, 2],
])("%i items, two per page, make %i pages", (length, pages) => {
  expect(pageOf(list.slice(0, length), null, 2).pages).toBe(pages);
});
