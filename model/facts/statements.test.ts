import { expect, test } from "vitest";
import { readOneFile } from "#model/reading/records.ts";
import { visitorTexts } from "#model/words/visitor-texts.ts";
import { FactsSchema } from "./schema.ts";
import { checkStatements } from "./statements.ts";

const { statements } = readOneFile("content", "facts.yaml", FactsSchema);
const mistakesIn = (text: string) =>
  checkStatements([{ file: "a.md", place: "a.md:1", text, isListItem: false }], statements);

test("all texts give the same figures for each subject", () => {
  expect(checkStatements(visitorTexts("content"), statements)).toEqual([]);
});

test.each([
  "Banks must hold KES 10 billion of core capital by the end of 2029.",
  "Core capital is what a bank owns. In 2028 something else happens.",
])("%s", (text) => {
  expect(mistakesIn(text)).toEqual([]);
});

test.each([
  ["Banks must hold KES 10 billion of core capital by the end of 2028.", "2028"],
  ["Core capital of KES 12 billion is the rule.", "KES 12 billion"],
])("%s", (text, figure) => {
  expect(mistakesIn(text)).toEqual([
    `a.md:1 (text): "${figure}" of core capital: facts.yaml has KES 10 billion, 2029`,
  ]);
});
