import { expect, test } from "vitest";
import type { Fact } from "#model/products/fact-schema.ts";
import type { FactOwner } from "./owner-schema.ts";
import { figuresByName, fillReferences } from "./references.ts";
import { unmask, mask } from "./mask.ts";

const fee: Fact = { id: "fee", label: "Fee", kind: "money", amount: 900, currency: "KES" };
const tenor: Fact = { id: "tenor", label: "Term", kind: "term", length: 12, unit: "month" };
const percent = (id: string, value: number): Fact => ({
  id,
  label: "Rate",
  kind: "percent",
  percent: value,
});

const account: FactOwner = {
  family: "save-invest",
  audiences: ["for-business", "for-institutions"],
  slug: "corporate-account",
  facts: [fee, tenor],
  groups: [],
};
const homes: FactOwner = {
  family: "borrow",
  audiences: ["for-individuals"],
  slug: "homes",
  facts: [percent("share", 90)],
  groups: [
    { path: "plot", facts: [percent("share", 70), percent("legal", 2)] },
    { path: "office", facts: [percent("share", 60)] },
  ],
};
const insured: Fact = { ...fee, id: "insured", amount: 500_000 };
const figures = figuresByName([account, homes], [insured]);
const filled = (text: string) => fillReferences(text, figures).replaceAll("\u00a0", " ");

test.each([
  ["a figure of a product", "{corporate-account.fee} a month", "KES 900 a month"],
  ["by any of its audiences", "{for-institutions/corporate-account.fee}", "KES 900"],
  ["by its family too", "{save-invest/for-business/corporate-account.tenor}", "12 months"],
  ["the product's own before its groups'", "{homes.share}", "90%"],
  ["a group's", "{homes/plot.share} or {for-individuals/homes/office.share}", "70% or 60%"],
  ["a group's, which only that group has", "{homes.legal}", "2%"],
  ["a figure that no product owns", "up to {facts.insured}", "up to KES 500,000"],
  ["other words in braces stay", "{count} of {nothing.here}", "{count} of {nothing.here}"],
])("a reference in a text is filled: %s", (_what, text, shown) => {
  expect(filled(text)).toBe(shown);
});

test("a masked figure has the same length, none of the same characters, and can be unmasked", () => {
  const figure = "KES\u00a0900";
  expect(mask(figure)).toHaveLength(figure.length);
  expect(mask(figure)).not.toMatch(/[\0-\u00ff]/);
  expect(unmask(`For ${mask(figure)} a month`)).toBe(`For ${figure} a month`);
});
