import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { checkWords } from "./check.ts";
import { longSentences, unpublishedIn } from "./rules.ts";
import { visitorTexts } from "./visitor-texts.ts";

function mistakesIn(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), "words-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return checkWords(visitorTexts(root));
}

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

test("the content follows the house style", () => {
  expect(checkWords(visitorTexts("content"))).toEqual([]);
});

test.each([
  "The rate is not published.",
  "No rate or fee has been published.",
  "HFC publishes no rate for this loan.",
  "Neither the rate nor the fees have been published.",
  "The bank has not said whose till counts.",
  "It has yet to confirm them.",
])("%s says that something is not published", (text) => {
  expect(unpublishedIn(text)).toBe(1);
});

test("a statement about a published figure is not counted", () => {
  expect(unpublishedIn("HFC publishes the rate. The fee was published in May.")).toBe(0);
});

test("sentences are measured one by one, each item and paragraph alone", () => {
  expect(longSentences(`${words(28)}. Next ${words(27)}.`)).toEqual([]);
  expect(longSentences(`Short. Long ${words(28)}.`)).toMatchObject([{ words: 29 }]);
});

test.each<[Record<string, string>, string]>([
  [{ "a.yaml": `text: ${words(29)}.` }, "a.yaml:1 (text): a sentence of 29 words"],
  [{ "a.md": `---\ntitle: A\n---\nShort.\n\n${words(29)}.` }, "a.md:6 (text): a sentence of 29"],
  [{ "sw/a.yaml": `text: ${words(29)}.` }, "sw/a.yaml:1 (text): a sentence of 29 words"],
  [
    { "a.yaml": "list: [Ask a., Ask b., Ask c.]" },
    'a.yaml:1 (text): another item that opens with "Ask"',
  ],
  [
    { "site/a.yaml": "text: The reply time is not published." },
    "site/a.yaml:1 (text): says that something is not published: write what to ask us for",
  ],
  [
    { "landings/a.yaml": "text: HFC does not yet name it." },
    'landings/a.yaml:1 (text): "HFC does not": write it like we',
  ],
  [{ "products/a.yaml": "text: The bank pays the seller." }, "the bank on a page of its own"],
  [{ "sw/a.yaml": "text: HFC bado haijachapisha riba." }, "says that something is not published"],
  [{ "sw/a.yaml": "text: Riba haichapishwi." }, "says that something is not published"],
  [{ "sw/a.yaml": "text: Hakuna takwimu iliyochapishwa." }, "says that something is not published"],
  [
    { "products/a.yaml": "text: No rate is published." },
    "products/a.yaml:1 (text): says that something is not published",
  ],
  [
    { "sw/a.yaml": "text: Bonyeza {ussd} siku za wiki." },
    'sw/a.yaml:1 (text): "Bonyeza {": write it like piga',
  ],
  [
    { "sw/a.yaml": "text: Saa 2.30 asubuhi." },
    'sw/a.yaml:1 (text): "2.30 asubuhi": write it like 2:30 asubuhi',
  ],
  [{ "a.yaml": "text: On 6 Jan 2027." }, 'a.yaml:1 (text): "6 Jan": write it like 6 January 2027'],
  [{ "a.yaml": "text: On 6-8 January 2027." }, "write it like 6 to 8 January 2027"],
  [{ "a.yaml": "text: From 8.30 am." }, "write it like 8:30 am"],
  [{ "a.yaml": "text: In {days} days." }, "write it like {days}, which has its noun"],
  [{ "articles/a.md": "---\ntitle: A\n---\nNo dividend for the year was found." }, "what is known"],
  [{ "a.yaml": "text: Which loans were paid was not found in any report." }, "what is known"],
  [{ "a.yaml": "text: In 2018 the bank described it." }, "write it like we: the bank does not"],
  [{ "a.yaml": "text: The bank's former page named it." }, "write it like we"],
  [{ "a.yaml": "text: From a public guide to its loans." }, "write it like we"],
  [{ "a.yaml": "text: KES 5bn." }, "write it like KES 5 million"],
  [{ "a.yaml": "text: KES 5 to 10 million." }, "write it like KES 5 million to 10 million"],
])("%j: %s", (files, mistake) => {
  expect(mistakesIn(files)).toEqual([expect.stringContaining(mistake)]);
});

test.each<Record<string, string>>([
  { "a.yaml": `note: ${words(40)}.` },
  { "a.yaml": "list: [Ask a., Ask b.]" },
  { "products/a.yaml": "text: On the way to a bank, or with the Central Bank." },
  { "sw/a.yaml": "text: Takwimu ambazo tumechapisha." },
  {
    "a.yaml": "text: From 6 to 8 January 2027, 8:30 am to noon, KES 5 million to 10 million, 90%.",
  },
])("%j is accepted", (files) => {
  expect(mistakesIn(files)).toEqual([]);
});
