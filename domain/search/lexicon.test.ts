import { expect, test } from "vitest";
import { joinedWords, lexiconOf, rootsOf, splitWords } from "./lexicon.ts";

const { formsOf, read } = lexiconOf({
  same: { business: ["duka"], scam: ["tapeli"] },
  fillers: ["my", "for"],
});

test.each([
  ["loans", "loan", "loan"],
  ["applied", "appli", "appli"],
  ["duka", "duka", "busi"],
  ["business", "busi", "busi"],
])("%s has the stem %s and the meaning %s", (word, stem, sense) => {
  expect(formsOf(word)).toEqual([stem, sense]);
});

const asked = read("Loan for my duka in 2024, 6,000: nimetapeliwa, xyz accout", {
  has: (stem) => ["loan", "in", "2024"].includes(stem),
  spell: (word) => (word === "accout" ? ["account", "accounts"] : []),
});

test("a word of a question is read as itself, a root, a corrected spelling, or unknown; amounts are left out", () => {
  expect(asked.map(({ forms }) => forms.map(([, sense]) => sense))).toEqual([
    ["loan"],
    ["for"],
    ["my"],
    ["busi"],
    ["in"],
    ["2024"],
    ["scam"],
    [],
    ["account", "account"],
  ]);
});

test("a word of a question each meaning of a word is named by one word", () => {
  expect(asked.map(({ meant }) => meant)).toEqual([
    ["loan"],
    ["for"],
    ["my"],
    ["business"],
    ["in"],
    ["2024"],
    ["scam"],
    [],
    ["account"],
  ]);
});

test("a word of a question may be a filler, or uncertain", () => {
  expect(asked.filter(({ isFiller }) => isFiller)).toHaveLength(2);
  expect(asked.filter(({ isSure }) => !isSure)).toHaveLength(2);
});

test.each([
  ["log book loan", ["logbook", "loan"]],
  ["my wats app", ["my", "whatsapp"]],
  ["loan book", ["loan", ""]],
  ["my du ka loan", ["my", "busi", "loan"]],
])("%s has words that are joined", (typed, senses) => {
  const joined = read(typed, {
    has: (stem) => ["loan", "logbook"].includes(stem),
    spell: (word) => (word === "watsapp" ? ["whatsapp"] : []),
  });
  expect(joined.map(({ forms }) => forms[0]?.[1] ?? "")).toEqual(senses);
});

test("neighbouring words are also joined", () => {
  expect(joinedWords("Buru Buru branch")).toEqual(["buruburu", "burubranch"]);
});

test("a word with a hyphen is also indexed without it", () => {
  expect(splitWords("A short-term loan")).toEqual(["a", "shortterm", "short", "term", "loan"]);
});

test.each([
  ["nimetapeliwa", "tapeli"],
  ["amenitapeli", "nitapeli", "tapeli"],
  ["imepotea", "potea"],
  ["kuuza", "uza"],
  ["naweza", "weza"],
  ["loans", "loans"],
  ["nini", "nini"],
])("%s has the root %s", (word, ...roots) => {
  expect([...new Set(rootsOf(word))]).toEqual(roots);
});
