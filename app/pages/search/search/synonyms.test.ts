import { describe, expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { didYouMean } from "./read-results.ts";
import { findTerm, indexOf } from "#app/features/site-search/search-index.ts";
import { findRelated, findSynonym } from "./synonyms.ts";

const index = indexOf(content);
const { synonyms } = content.search;

test("the terms of every synonym have results", () => {
  const lost = synonyms.flatMap(({ search }) =>
    search.filter((term) => findTerm(index, term).length === 0),
  );
  expect(lost).toEqual([]);
});

test.each([
  ["nyumba", "home loans"],
  ["  NYUMBA ", "home loans"],
  ["mkopo", "loans"],
  ["mkopo wa nyumba", "home loans"],
  ["bima ya gari", "cars"],
  ["tuma pesa", "sending money"],
  ["ng’ambo", "banking from abroad"],
  ["nyumbani kwangu", "home loans"],
  ["nyumbaX", undefined],
  ["", undefined],
])("%j means %s", (term, means) => {
  expect(findSynonym(term, synonyms)?.means).toBe(means);
});

const texts = { synonyms, fillers: [] };

describe("for a term without results", () => {
  test("a synonym finds the records of its terms, titles first", () => {
    const related = findRelated("gari", index, texts);
    expect(related).toMatchObject({ means: "cars", terms: ["car loan", "motor"] });
    expect(related?.records[0]?.title).toMatch(/car loan/i);
    expect(new Set(related?.records).size).toBe(related?.records.length);
  });

  test("separate words find the records with all of them", () => {
    const related = findRelated("loan home", index, texts);
    expect(related?.means).toBeUndefined();
    expect(related?.records.map(({ title }) => title)).toContain("Home loan");
  });

  test.each(["xylophone", "xylophone loan", "a b c d e f g h i"])("%j finds nothing", (term) => {
    expect(findRelated(term, index, texts)).toBeUndefined();
  });
});

test.each([
  ["morgage", "mortgage"],
  ["insurence", "insurance"],
  ["laon", "loan"],
  ["school fes", "school fees"],
  ["Morgage  CALCULATER", "mortgage calculator"],
  ["thikka", "thika"],
  ["nyumbba", "nyumba"],
  ["bimma", "bima"],
])("for %j the suggestion is %s", (typed, meant) => {
  expect(didYouMean(typed, index, synonyms)).toBe(meant);
});

// Two other letters in a short word make another word.
test.each(["loan", "qwrtzpxk", "paypal", "", "🏠", "%", "a".repeat(5000), "x ".repeat(2500)])(
  "for %.20j there is no suggestion",
  (typed) => {
    expect(didYouMean(typed, index, synonyms)).toBeUndefined();
  },
);
