import { describe, expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { toKiswahili, translatedFiles } from "./kiswahili.ts";
import { type KiswahiliFile, readKiswahili } from "#model/reading/read-kiswahili.ts";
import { type Texts, textsOf } from "./translate.ts";

const files = readKiswahili("content", content.settings);
const kiswahili = toKiswahili(content, files);

/** Names, and words that are the same in both languages. */
const sameInBoth =
  /^(HF Group|HF Whizz|Whizz|Paybill|Excess Protector|Data \(JSON\)|Idd-ul-(Fitr|Azha)|(?:[a-z-]+\/)+[a-z-]+|ATM|Contract|KESONIA|07X+|collections|save-invest|borrow|insure|move-money-trade|P\.V\.T\.|KES|Boxing Day)$/;
const hasWords = (text: string) => /[A-Za-z]{3}/.test(text.replaceAll(/\{\w+\}/g, ""));

/** Texts that stand in the Kiswahili as they do in the English. */
function untranslated(english: unknown, other: unknown) {
  const same = new Set(textsOf(other));
  return textsOf(english).filter(
    (text) => same.has(text) && hasWords(text) && !sameInBoth.test(text),
  );
}

describe("the key journeys say everything in Kiswahili:", () => {
  test.each(Object.entries(translatedFiles))("site/%s.yaml", (_, key) => {
    // What editors note among themselves is not shown.
    const withoutNotes = (record: unknown) =>
      JSON.parse(JSON.stringify(record, (name, value) => (name === "note" ? undefined : value)));
    expect(untranslated(withoutNotes(content[key]), withoutNotes(kiswahili[key]))).toEqual([]);
  });

  test("loans, their figures and the public holidays", () => {
    const loans = ({ products }: typeof content) =>
      products
        .filter(({ family }) => family === "borrow")
        .map(({ title, shortTitle, summary, facts }) => ({
          names: [title, shortTitle ?? "", summary],
          facts: facts.map(({ label, of, per, hint }) => [label, of ?? "", per ?? "", hint ?? ""]),
        }));
    expect(untranslated(loans(content), loans(kiswahili))).toEqual([]);
    expect(
      untranslated([...content.publicHolidays.values()], [...kiswahili.publicHolidays.values()]),
    ).toEqual([]);
    expect([...kiswahili.publicHolidays.values()]).toContain("Siku ya Mashujaa");
  });
});

test("only words differ: addresses, figures and sources are the same", () => {
  const addresses = ({ menus }: typeof content) =>
    menus.topBar.map((link) => ("to" in link ? link.to : link.link));
  expect(addresses(kiswahili)).toEqual(addresses(content));
  expect(kiswahili.products.map(({ slug, facts }) => [slug, facts.map(({ id }) => id)])).toEqual(
    content.products.map(({ slug, facts }) => [slug, facts.map(({ id }) => id)]),
  );
});

test("a loan's sentence has its figures as Kiswahili writes them", () => {
  const loan = kiswahili.products.find(({ slug }) => slug === "personal-loan");
  expect(loan?.summary.replaceAll("\u00a0", " ")).toContain("miezi 84");
});

test("without translations all is English", () => {
  expect(toKiswahili(content, [])).toEqual({ ...content, language: "sw" });
});

const file = (name: string, texts: Record<string, Texts>): KiswahiliFile => ({
  name,
  isDraft: true,
  texts,
});

test.each<[KiswahiliFile, string]>([
  [file("site/messages.yaml", { loadng: "x" }), "sw/site/messages.yaml loadng: is not there in"],
  [file("site/letters.yaml", { greeting: "x" }), "sw/site/letters.yaml (file): cannot be"],
  [file("pages/nowhere.md", { title: "x" }), "sw/pages/nowhere.md (file): cannot be translated"],
  [
    file("products/borrow/for-individuals/personal-loan.yaml", { summary: "{nothing}" }),
    "summary: needs the places of the English (none), has {nothing}",
  ],
])("%o fits nothing: that is told, and the English stays", (stray, words) => {
  const told: string[] = [];
  expect(toKiswahili(content, [stray], (each) => told.push(each))).toEqual(
    toKiswahili(content, []),
  );
  expect(told).toEqual([expect.stringContaining(words)]);
});

test("no text of ours fits nothing", () => {
  const told: string[] = [];
  toKiswahili(content, files, (each) => told.push(each));
  expect(told).toEqual([]);
});
