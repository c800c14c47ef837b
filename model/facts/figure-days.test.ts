import { expect, test } from "vitest";
import type { Fact } from "#model/products/fact-schema.ts";
import { figureDays } from "./figure-days.ts";
import type { FactOwner } from "./owner-schema.ts";
import { figuresByName } from "./references.ts";

const fact = (id: string): Fact => ({ id, label: "A figure", kind: "percent", percent: 5 });
const owner = (slug: string, changed: string | undefined): FactOwner => ({
  family: "borrow",
  audiences: ["for-individuals"],
  slug,
  changed,
  facts: [fact("rate")],
  groups: [{ path: "plot", facts: [fact("share")] }],
});
const figures = figuresByName(
  [owner("loan", "2026-03-01"), owner("undated", undefined)],
  [fact("ceiling")],
  "2026-02-01",
);

const daysOf = (texts: Record<string, string>) =>
  Object.fromEntries(figureDays(new Map(Object.entries(texts)), figures));

test.each([
  ["a figure of a product", "{loan.rate}", "2026-03-01"],
  ["a figure of a kind of a product", "{loan/plot.share}", "2026-03-01"],
  ["a figure that no product owns", "{facts.ceiling}", "2026-02-01"],
  ["two figures, the later first", "{loan.rate}\n{facts.ceiling}", "2026-03-01"],
  ["two figures, the later last", "{facts.ceiling} {loan.rate}", "2026-03-01"],
  [
    "a figure whose day is known, and one whose day is not",
    "{facts.ceiling} {undated.rate}",
    "2026-02-01",
  ],
])("a file that refers to %s has its day", (_what, text, day) => {
  expect(daysOf({ "site/home.yaml": `lead: ${text}` })).toEqual({ "site/home.yaml": day });
});

test.each([
  ["no figure", "lead: Ask us"],
  ["a figure of its own", "lead: Up to {rate}"],
  ["a figure without a day", "lead: Up to {undated.rate}"],
])("a file that refers to %s has no day", (_what, text) => {
  expect(daysOf({ "site/home.yaml": text })).toEqual({});
});

test("a file in English has the day of a figure that only its translation names", () => {
  const texts = {
    "articles/one.md": "It is {facts.ceiling}.",
    "sw/articles/one.md": "Ni {facts.ceiling}, au {loan.rate}.",
  };
  expect(daysOf(texts)).toEqual({ "articles/one.md": "2026-03-01" });
});
