import { describe, expect, test } from "vitest";
import {
  foldTerm,
  foldText,
  includesText,
  markMatches,
  passageAround,
  shownTerm,
} from "./search.ts";

describe("a text holds a term", () => {
  test.each([
    ["loan", "Home LOAN", true],
    ["LOAN", "home loan", true],
    ["oa", "loan", true],
    ["  home   loan ", "A Home Loan in Kenya", true],
    ["84 months", "up to 84\u00a0months", true],
    ["ng'ang'a", "Ng’ang’a", true],
    ["lo\u200ban", "loan", true],
    ["\u202eloan", "loan", true],
    ["%", "up to 90% of it", true],
    ["a.c", "abc", false],
    ["loan home", "home loan", false],
    ["", "anything", false],
    [" \u200b", "anything", false],
    ["é", "cafe\u0301".normalize("NFC"), true],
  ])("%j in %j: %s", (term, text, isThere) => {
    expect(includesText(term, [text])).toBe(isThere);
  });
});

test.each(["Home Loan", "İstanbul ﬁrst", "A\u00a0b’s", "🏠 Nyumba", ""])(
  "folded, every sign of %j keeps its place",
  (text) => {
    expect(foldText(text)).toHaveLength(text.length);
  },
);

test.each([
  ["  Home \t\n loan ", "home loan"],
  ["a\0b", "ab"],
  ["\u202eabc\u202c", "abc"],
])("the term %j is looked for as %j", (typed, wanted) => {
  expect(foldTerm(typed)).toBe(wanted);
});

test.each([
  ["mortgage", "mortgage"],
  ["a".repeat(120), "a".repeat(120)],
  ["a".repeat(5000), `${"a".repeat(120)}…`],
  ["🏠".repeat(5000), `${"🏠".repeat(120)}…`],
  ["👩‍👩‍👧 home", "👩‍👩‍👧 home"],
  ["\u202eevil\0", "evil"],
  ["half \uD83D", "half"],
])("%#: a term is shown in a length that fits", (typed, shown) => {
  expect(shownTerm(typed)).toBe(shown);
});

test.each([
  ["Home loan", ["LOAN"], "Home [loan]"],
  ["loan, loans", ["loan"], "[loan], [loan]s"],
  ["a plot and a plot loan", ["plot", "plot loan"], "a [plot] and a [plot loan]"],
  ["İstanbul loan", ["loan"], "İstanbul [loan]"],
  ["nothing", ["loan"], "nothing"],
  ["nothing", [""], "nothing"],
  ["<b>loan</b>", ["<b>"], "[<b>]loan</b>"],
])("in %j the matches of %j are marked", (text, terms, marked) => {
  const pieces = markMatches(text, terms);
  expect(pieces.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join("")).toBe(
    marked,
  );
});

describe("a passage", () => {
  const long = `${"before ".repeat(60)}the needle itself ${"after ".repeat(60)}`;

  test("holds the match, whole words and no more than its length", () => {
    const passage = passageAround(long, ["needle"], 100);
    expect(passage).toMatch(/^… (before )+the needle itself (after )+…$/);
    expect(passage.length).toBeLessThanOrEqual(104);
  });

  test("at an end of the text is cut at the other alone", () => {
    expect(passageAround(long, ["before"], 50)).toMatch(/^before .*before …$/);
    expect(passageAround(`${long}needle`, ["after needle"], 50)).toMatch(/^… after .* needle$/);
  });

  test("of a short text is the text", () => {
    expect(passageAround("A home loan.", ["loan"])).toBe("A home loan.");
  });

  test("of a text without spaces holds the match", () => {
    const text = `${"x".repeat(300)}needle${"y".repeat(300)}`;
    expect(passageAround(text, ["needle"], 60)).toContain("needle");
  });

  test("holds a match that is longer than itself", () => {
    const term = "word ".repeat(40).trim();
    expect(
      passageAround(`${"x ".repeat(200)}${term} end ${"x ".repeat(99)}`, [term], 50),
    ).toContain(term);
  });
});
