import { families } from "#domain/products/families.ts";
import { contentFile, type ContentFiles, contentNames } from "#model/load/content-files.ts";
import type { Content } from "#model/content.ts";
import { withWordsSeen } from "#model/films/load.ts";
import {
  type KiswahiliFile,
  kiswahiliFolder,
  phrasesFile,
  phrasesIn,
} from "#model/load/read-kiswahili.ts";
import { figureWords } from "#model/products/fill.ts";
import type { Product } from "#model/products/schema.ts";
import { fillTexts } from "#model/reading/site-words.ts";
import { replaceTexts, type Texts, translate } from "#model/kiswahili/translate.ts";

/** The single files that may be in Kiswahili. */
const inBoth = contentNames.filter((name) => contentFile(name).kiswahili);

/**
 * The content with its Kiswahili texts; a text without one stays in English. `tell` gets each text that cannot be used,
 * which is no mistake: an editor may change the English first.
 */
export function toKiswahili(
  content: Content,
  files: readonly KiswahiliFile[],
  tell: (stray: string) => void = () => undefined,
): Content {
  const left = new Map(files.map(({ name, texts }) => [name, texts]));
  const take = (name: string) => {
    const texts = left.get(name);
    left.delete(name);
    return texts;
  };
  const inKiswahili = <T>(record: T, name: string, texts: Texts | undefined = take(name)): T => {
    // The cast: a translation has the shape of what is translated.
    return translate(record, texts, (place, reason) =>
      tell(`${kiswahiliFolder}/${name} ${place}: ${reason}`),
    ) as T;
  };
  const phrases = phrasesIn(take(phrasesFile));
  const phrased = <T>(record: T, words = phrases): T => replaceTexts(record, words) as T;

  const product = (english: Product) => {
    const record = phrased(english);
    const name = `products/${english.family}/${english.audiences[0]}/${english.slug}.yaml`;
    const texts = take(name);
    return inKiswahili(record, name, texts && fillTexts(texts, figuresOf(record)));
  };
  const alone = inBoth.map((name) => [name, inKiswahili(content[name], contentFile(name).file)]);
  const translated: Content = {
    ...content,
    // The cast: each key has its own value, translated.
    ...(Object.fromEntries(alone) as Partial<ContentFiles>),
    language: "sw",
    notices: phrased(content.notices, phrasesIn({ phrases: content.notices.kiswahili })),
    settings: inKiswahili(content.settings, "site/settings.yaml"),
    pages: content.pages.map((page) => inKiswahili(page, `pages/${page.slug}.md`)),
    // The cast: the same families, translated.
    families: Object.fromEntries(
      families.map((family) => [
        family,
        inKiswahili(content.families[family], `families/${family}.yaml`),
      ]),
    ) as Content["families"],
    landings: phrased(content.landings),
    payRates: phrased(content.payRates),
    branches: phrased(content.branches),
    properties: phrased(content.properties),
    films: Object.fromEntries(
      Object.entries(content.films).map(([id, film]) => [
        id,
        withWordsSeen(inKiswahili(film, `films/${id}.yaml`)),
      ]),
    ),
    products: content.products.map(product),
    publicHolidays: new Map(
      [...content.publicHolidays].map(([day, name]) => [day, phrased(name)] as const),
    ),
  };
  for (const name of left.keys()) tell(`${kiswahiliFolder}/${name} (file): cannot be translated`);
  return translated;
}

/** The words of a product's figures, for its sentences. */
const figuresOf = ({ facts, groups }: Product) =>
  figureWords([...groups.flatMap((group) => group.facts), ...facts], "sw");
