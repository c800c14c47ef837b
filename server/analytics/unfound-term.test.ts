import { expect, test } from "vitest";
import { unfoundTerm } from "./unfound-term.ts";

test.each([
  ["Nyumba  ya kulala", "nyumba ya kulala"],
  ["mp3", "mp3"],
  ["50%", "50%"],
])("%j is kept as %j", (typed, kept) => {
  expect(unfoundTerm(typed)).toBe(kept);
});

test.each([
  "0712345678",
  "07 12 34 56 78",
  "+254-7-1-2",
  "account 01100",
  "٠٧١٢٣",
  "wanjiru@example.com",
  "wanjiru＠example",
  "w\u200b@x",
  "x".repeat(61),
  " ",
  "",
])("%j is not", (typed) => {
  expect(unfoundTerm(typed)).toBeUndefined();
});
