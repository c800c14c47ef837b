import { expect, test } from "vitest";
import {
  foldTerm,
  foldText,
  includesText,
  markMatches,
  passageAround,
  shownTerm,
} from "./search.ts";

test.each([
  ["loan", "Home LOAN", true],
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
  ["é", "cafe\u0301", true],
  ["cafe", "Un caf\u00e9", true],
  ["istanbul", "İstanbul", true],
  ["m\u2011pesa", "M-Pesa", true],
  ["ｍ－ｐｅｓａ", "M-Pesa", true],
  ["m-pe\u00adsa", "M-Pesa", true],
  ["mpesa", "M\u2011Pesa", true],
  ["m pesa", "M\u2013Pesa", true],
  ["M-Pesa", "m pesa and mpesa", true],
  ["ng`ang´a", "Ng\u2018ang\u02bca", true],
  ["-", "M-Pesa", false],
  ["- -", "M - Pesa", false],
])("a text holds a term: %j in %j: %s", (term, text, isThere) => {
  expect(includesText(term, [text])).toBe(isThere);
});

test("a term longer than any text is found nowhere, and is no error", () => {
  expect(includesText("a".repeat(100_000), ["a"])).toBe(false);
});

test("folding keeps the position of every character", () => {
  const signs = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  expect(signs.filter((sign) => foldText(`a${sign}b`).length !== 3)).toEqual([]);
  expect(foldText("🏠 Nyumba")).toHaveLength("🏠 Nyumba".length);
});

test.each([
  ["  Home \t\n loan ", "home loan"],
  ["a\0b", "ab"],
  ["\u202eabc\u202c", "abc"],
  ["Short\u2011term - M\u2013Pesa", "shortterm mpesa"],
  ["--", ""],
])("the term %j is folded to %j", (typed, wanted) => {
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
  ["loan, loans", ["loan"], "[loan], [loan]s"],
  ["a plot and a plot loan", ["plot", "plot loan"], "a [plot] and a [plot loan]"],
  ["İstanbul loan", ["loan"], "İstanbul [loan]"],
  ["Pay by M\u2011Pesa or Caf\u00e9", ["mpesa", "cafe"], "Pay by [M\u2011Pesa] or [Caf\u00e9]"],
  ["nothing", ["loan"], "nothing"],
  ["nothing", [""], "nothing"],
  ["<b>loan</b>", ["<b>"], "[<b>]loan</b>"],
])("in %j the matches of %j are marked", (text, terms, marked) => {
  const pieces = markMatches(text, terms);
  expect(pieces.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join("")).toBe(
    marked,
  );
});

const long = `${"before ".repeat(60)}the needle itself ${"after ".repeat(60)}`;

test("a passage contains the match, cut at whole words and no longer than requested", () => {
  const passage = passageAround(long, ["needle"], 100);
  expect(passage).toMatch(/^… (before )+the needle itself (after )+…$/);
  expect(passage.length).toBeLessThanOrEqual(104);
});

test("a passage at one end of the text is cut only at the other", () => {
  expect(passageAround(long, ["before"], 50)).toMatch(/^before .*before …$/);
  expect(passageAround(`${long}needle`, ["after needle"], 50)).toMatch(/^… after .* needle$/);
});

test("a passage of a short text is the whole text", () => {
  expect(passageAround("A home loan.", ["loan"])).toBe("A home loan.");
});

test("a passage of a text without spaces holds the match", () => {
  const text = `${"x".repeat(300)}needle${"y".repeat(300)}`;
  expect(passageAround(text, ["needle"], 60)).toContain("needle");
});

test("a passage contains a match longer than the requested length", () => {
  const term = "word ".repeat(40).trim();
  expect(passageAround(`${"x ".repeat(200)}${term} end ${"x ".repeat(99)}`, [term], 50)).toContain(
    term,
  );
});
