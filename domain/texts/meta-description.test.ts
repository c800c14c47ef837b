import { expect, test } from "vitest";
import { countWords, metaDescription } from "./meta-description.ts";

const words = (count: number) => Array.from({ length: count }, (_, i) => `w${i + 1}`).join(" ");

test.each([
  [114, 114],
  [115, 114],
  [400, 114],
])("COR-7: the description of an article with %i words has %i", (written, given) => {
  expect(metaDescription(words(written))).toBe(words(given));
});

test.each([
  ["", ""],
  ["   \n ", ""],
  ["  One\n\ntwo\t three  ", "One two three"],
  ["one\u00a0two", "one two"],
  ["KES 5,999,981,020 – a ‘full’ greenshoe", "KES 5,999,981,020 – a ‘full’ greenshoe"],
])("COR-7: the description %j reads %j", (text, description) => {
  expect(metaDescription(text)).toBe(description);
});

test.each([
  ["", 0],
  [" one  two\nthree ", 3],
  ["KES 4.00", 2],
])("%j has %i words", (text, count) => {
  expect(countWords(text)).toBe(count);
});
