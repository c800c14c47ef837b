import { expect, test } from "vitest";
import { fillText } from "./fill-text.ts";

test.each([
  ["{count} jobs", { count: 6 }, "6 jobs"],
  ["{a} and {a}, {b}", { a: "x", b: "y" }, "x and x, y"],
  ["{a}", { a: "{b}", b: "no" }, "{b}"],
  ["{a}", { a: "$& $1" }, "$& $1"],
  ["{unknown} stays", {}, "{unknown} stays"],
  ["{count}", { count: 0 }, "0"],
])("%j with %j: %j", (text, values, filled) => {
  expect(fillText(text, values)).toBe(filled);
});
