import type { Content } from "#model/content.ts";
import { contentFile, contentNames } from "#model/load/content-files.ts";
import { isNoText } from "#model/kiswahili/translate.ts";
import type { Product } from "#model/products/schema.ts";

/** Names, and words with the same spelling in both languages. */
const sameInBoth =
  /^(HF Group|HF Whizz|Whizz|Paybill|Excess Protector|Data \(JSON\)|Idd-ul-(Fitr|Azha)|(?:[a-z-]+\/)+[a-z-]+|ATM|Contract|KESONIA|07X+|collections|save-invest|borrow|insure|move-money-trade|P\.V\.T\.|KES|Boxing Day|WhatsApp|A[34] \(PDF\)|[\w-]+(?:\.[\w-]+)+)$/;
type Found = { path: string; text: string };
const hasWords = (text: string) => /[A-Za-z]{3}/.test(text.replaceAll(/\{\w+\}/g, ""));

/** The English texts on the Kiswahili pages of the key journeys, by file. */
export function listUntranslatedTexts(english: Content, kiswahili: Content): string[] {
  const loans = english.products.flatMap((loan, i) =>
    loan.family === "borrow"
      ? [[`products/borrow (${loan.slug})`, headOf(loan), headOf(kiswahili.products[i])] as const]
      : [],
  );
  const documents = english.products.map((product, i) => {
    const file = `products/${product.family} (${product.slug})`;
    return [file, documentsOf(product), documentsOf(kiswahili.products[i])] as const;
  });
  const holidays = [english, kiswahili].map(({ publicHolidays }) => [...publicHolidays.values()]);
  return [
    ...untranslatedTextsOfFiles(english, kiswahili),
    ...loans.flatMap(untranslated),
    ...documents.flatMap(untranslated),
    ...untranslated(["public holidays", holidays[0], holidays[1]]),
  ];
}

/** The English texts of files that must be wholly in Kiswahili. */
export function untranslatedTextsOfFiles(english: Content, kiswahili: Content): string[] {
  return contentNames
    .filter((name) => contentFile(name).kiswahili === "all")
    .flatMap((name) => untranslated([contentFile(name).file, english[name], kiswahili[name]]));
}

function untranslated([file, english, kiswahili]: readonly [string, unknown, unknown]) {
  const found = sameTexts(english, kiswahili).map(
    ({ path, text }) => `${file} ${path}: "${text}" has no Kiswahili`,
  );
  return [...new Set(found)];
}

/** The texts that are the same in both, with their places; editors' notes are not shown. */
function sameTexts(english: unknown, kiswahili: unknown, path = ""): Found[] {
  if (typeof english === "string")
    return english === kiswahili && hasWords(english) && !sameInBoth.test(english)
      ? [{ path, text: english }]
      : [];
  if (typeof english !== "object" || english === null || !isObject(kiswahili)) return [];
  return Object.entries(english).flatMap(([key, each]) =>
    key === "note" || isNoText(key, each)
      ? []
      : sameTexts(each, kiswahili[key], path ? `${path}.${key}` : key),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The documents to bring, which have a page of their own. */
const documentsOf = (product: Product | undefined) =>
  [product, ...(product?.groups ?? [])].map((each) =>
    each?.sections.filter(({ path }) => path === "requirements").map(({ items }) => items),
  );

/** The texts on cards and in tables. */
function headOf(product: Product | undefined) {
  if (!product) return {};
  const { title, shortTitle, summary, facts } = product;
  return {
    title,
    shortTitle,
    summary,
    facts: facts.map(({ label, of, per, hint }) => ({ label, of, per, hint })),
  };
}
