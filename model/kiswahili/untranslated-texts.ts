import type { Content } from "#model/content.ts";
import { contentFile, contentNames } from "#model/content-files.ts";
import { textsOf } from "./translate.ts";

/** Names, and words that are the same in both languages. */
const sameInBoth =
  /^(HF Group|HF Whizz|Whizz|Paybill|Excess Protector|Data \(JSON\)|Idd-ul-(Fitr|Azha)|(?:[a-z-]+\/)+[a-z-]+|ATM|Contract|KESONIA|07X+|collections|save-invest|borrow|insure|move-money-trade|P\.V\.T\.|KES|Boxing Day)$/;
const hasWords = (text: string) => /[A-Za-z]{3}/.test(text.replaceAll(/\{\w+\}/g, ""));

/** The English texts on the Kiswahili pages of the key journeys, by file. */
export function listUntranslatedTexts(english: Content, kiswahili: Content): string[] {
  const files = contentNames
    .filter((name) => contentFile(name).kiswahili === "all")
    .map((name) => [contentFile(name).file, english[name], kiswahili[name]] as const);
  const loans = english.products.flatMap((loan, i) =>
    loan.family === "borrow"
      ? [[`products/borrow (${loan.slug})`, headOf(loan), headOf(kiswahili.products[i])] as const]
      : [],
  );
  const holidays = [english, kiswahili].map(({ publicHolidays }) => [...publicHolidays.values()]);
  return [...files, ...loans, ["public holidays", ...holidays] as const].flatMap(
    ([file, here, there]) =>
      sameTexts(here, there).map((text) => `${file}: "${text}" has no Kiswahili`),
  );
}

function sameTexts(english: unknown, kiswahili: unknown) {
  const same = new Set(textsOf(withoutNotes(kiswahili)));
  const texts = textsOf(withoutNotes(english));
  return [...new Set(texts)].filter(
    (text) => same.has(text) && hasWords(text) && !sameInBoth.test(text),
  );
}

/** The texts on cards and in tables. */
function headOf(product: Content["products"][number] | undefined) {
  if (!product) return [];
  const { title, shortTitle, summary, facts } = product;
  return [
    [title, shortTitle ?? "", summary],
    facts.map(({ label, of, per, hint }) => [label, of ?? "", per ?? "", hint ?? ""]),
  ];
}

/** Editors' notes are not shown. */
const withoutNotes = (record: unknown): unknown =>
  JSON.parse(JSON.stringify(record, (name, value) => (name === "note" ? undefined : value)));
