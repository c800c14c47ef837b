import { expect, test } from "vitest";
import { nearestPage } from "./whizz-statement.ts";

test.each([
  [null, 1],
  ["", 1],
  ["1", 1],
  ["3", 3],
  ["4", 4],
  ["5", 4],
  ["1e9", 4],
  ["Infinity", 4],
  ["0", 1],
  ["-2", 1],
  ["2.9", 2],
  ["two", 1],
])("page %j of four is page %i", (asked, page) => {
  expect(nearestPage(asked, 4)).toBe(page);
});
