import type { Content, Contents } from "#model/content.ts";
import { ownContentFolder } from "#model/load/read-content.ts";
import { toKiswahili } from "#model/load/to-kiswahili.ts";
import { loadContent, type LoadOptions } from "./load-content.ts";
import { withPlaces } from "#model/reading/places.ts";
import { readKiswahili } from "#model/load/read-kiswahili.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { textsOf } from "#model/kiswahili/translate.ts";

/** Records whose texts are translated; names of places and people are the same in both languages. */
const worded = [
  "products",
  "landings",
  "families",
  "campaigns",
  "canIApply",
  "homeCost",
  "loanCost",
  "depositReturn",
  "netPay",
  "affordability",
  "motorComparison",
  "films",
  "serviceStatus",
] as const;

/**
 * Reads and checks the content in every language; throws a ContentError that lists the mistakes. Passes Kiswahili texts
 * that match no English text to `tell`; these are not mistakes.
 */
export function loadLanguages(
  root = ownContentFolder,
  tell?: (stray: string) => void,
  options?: LoadOptions,
): Contents {
  const en = loadContent(root, undefined, options);
  const files = withPlaces(root, () => readKiswahili(root, en, (path) => inLanguage(path, "sw")));
  const sw = toKiswahili(en, files, tell);
  const textsIn = (content: Content) => [
    ...worded.flatMap((key) => textsOf(content[key])),
    ...content.properties.flatMap(({ priceDescription = "", amenities }) => [
      priceDescription,
      ...amenities,
    ]),
    content.settings.tagline,
    ...textsOf(content.notices.items),
  ];
  const english = new Set(textsIn(en));
  // A text that a translator left as in English, such as the name of an account, counts as Kiswahili.
  const written = new Set(files.flatMap(({ texts }) => textsOf(texts)));
  const left = textsIn(sw).filter(
    // Without small letters it is an amount, a code or nothing, and the same in both languages.
    (text) => english.has(text) && !written.has(text) && /[a-z]/.test(text),
  );
  return { en, sw: { ...sw, untranslatedTexts: new Set(left) } };
}
