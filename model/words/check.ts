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
const isOfProduct = /^products\//;
/** Texts drawn in pictures, where there is room for a few letters only. */
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
    ...texts
      .filter(({ file, text }) => unpublishedIn(text, isKiswahili(file)) > 0)
      .map(
        ({ place }) =>
          `${place} (text): says that something is not published: write what to ask us for`,
      ),
    ...texts
      .filter(({ file, text }) => isOfProduct.test(file) && /\bthe bank\b/i.test(text))
      .map(({ place }) => `${place} (text): the bank on a page of its own is "we" or "HFC"`),
    ...[...Map.groupBy(english, ({ file }) => file).values()].flatMap(tooManyThatAsk),
  ];
}

function tooManyThatAsk(texts: readonly VisitorText[]): string[] {
  return texts
    .filter(({ text, isListItem }) => isListItem && opensWithAsk(text))
    .slice(mostThatAsk)
    .map(({ place }) => `${place} (text): another item that opens with "Ask": write the question`);
}
