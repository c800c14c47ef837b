import { expect, test } from "vitest";
import { stemOf } from "./stem.ts";

test.each([
  ["regulates", "regulat"],
  ["regulated", "regulat"],
  ["opening", "opening"],
  ["loans", "loan"],
  ["branches", "branch"],
  ["fees", "fee"],
  ["access", "access"],
  ["bima", "bima"],
])("the stem of %s is %s", (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});
