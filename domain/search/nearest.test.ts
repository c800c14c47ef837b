import { expect, test } from "vitest";
import { nearestWords, soundOf } from "./nearest.ts";

const vocabulary = new Map([
  ["mortgage", 20],
  ["insurance", 90],
  ["plot", 12],
  ["plan", 30],
  ["loan", 80],
  ["car", 9],
]);

test.each([
  ["mortgage", "mortgage"],
  ["morgage", "mortgage"],
  ["insurence", "insurance"],
  ["plat", "plan"],
  ["laon", "loan"],
  ["cra", "car"],
  ["cab", "car"],
  ["ca", undefined],
  ["zebra", undefined],
  ["x".repeat(5000), undefined],
])("%.20s was meant to be %s", (word, meant) => {
  expect(nearestWords(word, vocabulary)[0]).toBe(meant);
});

test("only the nearest words are returned, the most frequent first", () => {
  const all = new Map([
    ["insolence", 9],
    ["insurance", 1],
    ["insurgence", 2],
  ]);
  expect(nearestWords("insurence", all)).toEqual(["insurgence", "insurance"]);
});

test.each([
  ["wiz", "whizz", true],
  ["tika", "thika", true],
  ["kar", "car", true],
  ["fone", "phone", true],
  ["kek", "check", false],
  ["karo", "karibu", false],
  ["moter", "mother", false],
])("%s sounds like %s: %s", (typed, word, isAlike) => {
  expect(soundOf(typed) === soundOf(word)).toBe(isAlike);
});
