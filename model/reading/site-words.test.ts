import { expect, test } from "vitest";
import { complaintAfter, personalLoan, set } from "#test/support/content/small-content.ts";
import { renderMarkdown } from "./markdown.ts";
import { fillSiteWords, fillSiteWordsInMarkdown } from "./site-words.ts";

const words = { ussd: "*618#", paybill: "100400" };

test("values of the settings are filled into all texts of a record, at any depth", () => {
  const record = {
    title: "Dial {ussd}",
    order: 1,
    sections: [{ items: ["Paybill {paybill}", "{fact}"] }],
  };
  expect(fillSiteWords(record, "x.yaml", words)).toEqual({
    title: "Dial *618#",
    order: 1,
    sections: [{ items: ["Paybill 100400", "{fact}"] }],
  });
});

test("values of the settings are escaped in Markdown, where an asterisk would start emphasis", () => {
  const text = fillSiteWordsInMarkdown("Dial {ussd} or {ussd}.", "x.md", words);
  expect(renderMarkdown(text)).toBe("<p>Dial *618# or *618#.</p>\n");
});

test.each([
  ["{ title }", { title: "Dial *618# now" }, "x.yaml title: "],
  [
    "{ sections }",
    { sections: [{ items: ["a", "Paybill 100400"] }] },
    "x.yaml sections.0.items.1: ",
  ],
])("values of the settings may not be written out: %s", (_where, record, place) => {
  expect(() => fillSiteWords(record, "x.yaml", words)).toThrow(place);
});

test("values of the settings may not be written out in Markdown", () => {
  expect(() => fillSiteWordsInMarkdown("Dial *618#.", "x.md", words)).toThrow(
    'x.md (text): "*618#" is in site/settings.yaml: write {ussd}',
  );
});

test("a record that writes one out is reported", () => {
  expect(
    complaintAfter(personalLoan, set("sections.0.items.0", "Dial *618# to ask for it.")),
  ).toContain(`${personalLoan} sections.0.items.0: "*618#" is in`);
});
