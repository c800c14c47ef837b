import {
  longestSentence,
  isKiswahili,
  longSentences,
  opensWithAsk,
  otherForm,
  unpublishedIn,
} from "./rules.ts";
import type { VisitorText } from "./visitor-texts.ts";

const mostThatAsk = 2;
/** Texts of several pages or states, of which visitors see one at a time. */
const isOfManyPages = /^site\//;
/** Drawn as pictures, with room for a few letters. */
const isDrawn = /^films\//;

/** Breaches of the house style in the texts for visitors, each with its place. */
export function checkWords(texts: readonly VisitorText[]): string[] {
  const english = texts.filter(({ file }) => !isKiswahili(file));
  return [
    ...texts.flatMap(({ place, text }) =>
      longSentences(text).map(
        ({ sentence, words }) =>
          `${place} (text): a sentence of ${words} words, ${longestSentence} are the most: split "${sentence.slice(0, 60)}…"`,
      ),
    ),
    ...texts.flatMap(({ file, place, text }) => {
      const form = isDrawn.test(file) ? undefined : otherForm(text, isKiswahili(file));
      return form ? [`${place} (text): "${form.found}": write it like ${form.write}`] : [];
    }),
    ...[...Map.groupBy(english, ({ file }) => file)].flatMap(([file, all]) => [
      ...repeatedUnpublished(file, all),
      ...tooManyThatAsk(all),
    ]),
  ];
}

/** A product's price says that it is not published, so its texts need not. Any other page says it once. */
function repeatedUnpublished(file: string, texts: readonly VisitorText[]): string[] {
  if (isOfManyPages.test(file)) return [];
  const places = texts.flatMap(({ place, text }) =>
    Array.from({ length: unpublishedIn(text) }, () => place),
  );
  return file.startsWith("products/")
    ? places.map(
        (place) => `${place} (text): says that something is not published: its price says it`,
      )
    : places
        .slice(1)
        .map((place) => `${place} (text): says again that something is not published: say it once`);
}

function tooManyThatAsk(texts: readonly VisitorText[]): string[] {
  return texts
    .filter(({ text, isListItem }) => isListItem && opensWithAsk(text))
    .slice(mostThatAsk)
    .map(({ place }) => `${place} (text): another item that opens with "Ask": write the question`);
}
