import { expect, test } from "vitest";
import { pagesShown } from "./pages-shown.ts";

test.each([
  [1, 1, "1"],
  [2, 7, "1 2 3 4 5 6 7"],
  [1, 8, "1 2 3 … 8"],
  [4, 8, "1 2 3 4 5 … 8"],
  [6, 9, "1 … 5 6 7 8 9"],
  [25, 25, "1 … 23 24 25"],
  [13, 25, "1 … 12 13 14 … 25"],
])("page %i of %i shows %s", (page, pages, shown) => {
  expect(pagesShown(page, pages).join(" ")).toBe(shown);
});
