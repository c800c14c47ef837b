import { expect, test } from "vitest";
import { fillFigures, checkProse } from "./prose.ts";
import type { Fact } from "#model/products/fact-schema.ts";

const months = { label: "Longest term", kind: "term", length: 84, unit: "month" } as const;
const maximum: Fact = {
  id: "maximum",
  label: "Most",
  kind: "money",
  amount: 7_000_000,
  currency: "KES",
};
const facts: Fact[] = [maximum, { id: "tenor", ...months }];

test.each([
  ["Borrow up to {maximum}.", "Borrow up to KES 7,000,000."],
  ["{maximum} over {tenor}, {tenor} at most", "KES 7,000,000 over 84 months, 84 months at most"],
  ["{unknown} stays", "{unknown} stays"],
])("fillFigures: %s", (text, filled) => {
  expect(fillFigures(text, facts).replaceAll("\u00a0", " ")).toBe(filled);
});

test("fillFigures: of two facts with the same id the first is used: a group's before its product's", () => {
  const ofGroup: Fact = { id: "maximum", ...months };
  expect(fillFigures("{maximum}", [ofGroup, maximum])).toBe("84\u00a0months");
});

test.each([
  ["Up to {maxmum}.", "{maxmum}"],
  ["Up to KES 7,000,000.", "KES 7"],
  ["Up to Ksh 500.", "Ksh 5"],
  ["From USD\u00a0500.", "USD\u00a05"],
  ["It is 1.5% of it.", "5%"],
  ["It is 90 per cent of it.", "0 per cent"],
  ["It is 90 percent of it.", "0 percent"],
  ["Repay over 84 months.", "84 months"],
  ["A 12-month statement.", "12-month"],
  ["Within 2 working days.", "2 working days"],
  ["Lorem ipsum dolor.", "Lorem"],
  ["TODO: ask the bank.", "TODO"],
  ["The fee is TBC.", "TBC"],
  ["More...text here.", "...text"],
])("the message about %j suggests %j", (text, named) => {
  expect(checkProse(text, facts)?.toLowerCase()).toContain(named.toLowerCase());
});

test.each([
  "Up to {maximum} over {tenor}.",
  "Six loans for property, founded in 1965.",
  "Call on day one, or dial *618#.",
  "The Form 16A, Act No. 6 of 2012.",
  "A first-year student with three payslips.",
])("%j is accepted", (text) => {
  expect(checkProse(text, facts)).toBeUndefined();
});
