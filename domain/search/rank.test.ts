import { expect, test } from "vitest";
import { lexiconOf, wordsOf } from "./lexicon.ts";
import { rank, type RankedPage } from "./rank.ts";

const { formsOf, read } = lexiconOf({ same: { school: ["shule"] }, fillers: ["how", "much"] });

const page = (title: string, text = "", ...asks: string[]): RankedPage => ({
  marks: new Map([
    ...wordsOf(text).map((word) => [formsOf(word)[1], 0.5] as const),
    ...asks.flatMap(wordsOf).map((word) => [formsOf(word)[1], 1] as const),
    ...wordsOf(title).map((word) => [formsOf(word)[1], 1] as const),
  ]),
  title: wordsOf(title).map(formsOf),
  asks: asks.map((ask) => ({ words: wordsOf(ask).map(formsOf), place: 0 })),
});

const pages = {
  loans: page("Loans", "school", "how much loan"),
  car: page("Car loan"),
  school: page("School loan", "fees"),
  fees: page("Fees", "school", "school fees"),
};
const names = Object.keys(pages);
const all = Object.values(pages);
const rarityOf = (form: string) => {
  const count = all.filter(({ marks }) => marks.has(form)).length;
  return count && Math.log(1 + all.length / count);
};
const ranks = (typed: string) => {
  const asked = read(typed, { has: (stem) => rarityOf(stem) > 0, spell: () => [] });
  return rank(asked, all, rarityOf).map((each, i) => ({ ...each, name: names[i] }));
};

test.each([
  ["school", ["school"]],
  ["school fees", ["fees"]],
  ["how", []],
])("%j names the pages %j, whose title or phrase is mostly these words", (typed, named) => {
  expect(ranks(typed).flatMap((each) => (each.isNamed ? [each.name] : []))).toEqual(named);
});

test.each([
  // All words of a phrase, in any order and language.
  ["fees shule", ["fees", "school"]],
  // Fillers decide between phrases.
  ["how much loan", ["loans", "school"]],
  ["loan", ["loans"]],
  // A title with exactly these words comes before a longer one.
  ["car", ["car"]],
  ["loan school", ["school", "loans"]],
  ["xylophone", []],
])("for %j the best pages are %j", (typed, best) => {
  const found = ranks(typed).filter(({ score }) => score > 0);
  const first = found.toSorted((a, b) => b.score - a.score).slice(0, best.length || 1);
  expect(first.map(({ name }) => name)).toEqual(best);
});

test("a page covers a share of the question, and is an answer if the question has a whole phrase", () => {
  expect(ranks("car loan").find(({ name }) => name === "car")?.share).toBe(1);
  const answers = (typed: string) => ranks(typed).flatMap((r) => (r.isAnswer ? [r.name] : []));
  expect(answers("fees of a school")).toEqual(["fees"]);
  expect(answers("fees")).toEqual([]);
});
