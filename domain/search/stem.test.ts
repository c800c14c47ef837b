import { expect, test } from "vitest";
import { rootOf, stemOf } from "./stem.ts";

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

test.each([
  ["nimetapeliwa", "tapeli"],
  ["imepotea", "potea"],
  ["kuuza", "uza"],
  ["naweza", "weza"],
  ["loans", "loan"],
  ["nini", "nini"],
])("the root of %s is %s", (word, root) => {
  expect(rootOf(word)).toBe(root);
});
