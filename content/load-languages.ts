import type { Language } from "#domain/language.ts";
import type { Content } from "./content.ts";
import { toKiswahili } from "./kiswahili.ts";
import { loadContent } from "./load.ts";
import { readKiswahili } from "./read-kiswahili.ts";
import { textsOf } from "./translate.ts";

/** The content in each language. */
export type Contents = Readonly<Record<Language, Content>>;

/** Records whose texts are sentences; names of places and people are the same in both languages. */
const worded = [
  "products",
  "landings",
  "families",
  "campaigns",
  "canIApply",
  "homeCost",
  "loanCost",
  "depositReturn",
  "motorComparison",
] as const;

/**
 * Reads and checks the content in every language; throws a ContentError that lists the mistakes. `tell` hears of
 * Kiswahili texts that fit nothing, which hold nobody up.
 */
export function loadLanguages(
  root = import.meta.dirname,
  tell?: (stray: string) => void,
): Contents {
  const en = loadContent(root);
  const sw = toKiswahili(en, readKiswahili(root, en.settings), tell);
  const english = new Set(worded.flatMap((key) => textsOf(en[key])));
  const left = worded.flatMap((key) => textsOf(sw[key])).filter((text) => english.has(text));
  return { en, sw: { ...sw, leftInEnglish: new Set(left) } };
}
