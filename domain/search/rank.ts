import type { AskedWord, Forms } from "./lexicon.ts";

/** The words of a phrase that leads to a page; `place` is 0 for the phrase's first page. */
export type Ask = { words: readonly Forms[]; place: number };

/** A page as it is ranked. */
export type RankedPage = {
  /** How relevant each word is to the page, 0 to 1. */
  marks: ReadonlyMap<string, number>;
  title: readonly Forms[];
  asks: readonly Ask[];
};

/**
 * `share` is the share of the question that the page covers; `isAnswer` is true if the question has all words of one of
 * its phrases; `isNamed` is true if the question and its title, or one of its phrases, share most of their words.
 */
export type Rank = { score: number; share: number; isAnswer: boolean; isNamed: boolean };

// The weights were tried on the questions that the tests keep.
const askWeight = 1.1;
const titleWeight = 0.15;
const fillerWeight = 0.2;
/** The weight of a word that may be misspelt. */
const unsureWeight = 0.8;
/** The weight of a synonym. */
export const otherWord = 0.85;

/** The weight of a phrase that leads to the page second, third and so on. */
export const placeWeight = (place: number) => 1 / (1 + place / 2);

/** Scores each page for a question; `rarityOf` is higher for a word of fewer pages, and 0 for a word of none. */
export function rank(
  words: readonly AskedWord[],
  pages: readonly RankedPage[],
  rarityOf: (form: string) => number,
): Rank[] {
  const weights = words.map(({ forms, isFiller, isSure }) => {
    const rarity = Math.max(0, ...forms.map(([, sense]) => rarityOf(sense)));
    return rarity * (isFiller ? fillerWeight : 1) * (isSure ? 1 : unsureWeight);
  });
  const whole = sum(weights) || 1;
  const weightsBy = (form: 0 | 1) =>
    new Map(words.flatMap(({ forms }, i) => forms.map((each) => [each[form], weights[i] ?? 0])));
  const [stems, senses] = [weightsBy(0), weightsBy(1)];
  /** How well the question matches a word of a page. */
  const hit = ([stem, sense]: Forms) => (stems.has(stem) ? 1 : senses.has(sense) ? otherWord : 0);
  /** The share of a text that the question has. */
  const partOf = (text: readonly Forms[]) =>
    sum(text.map((each) => hit(each) * rarityOf(each[1]))) /
    (sum(text.map(([, sense]) => rarityOf(sense))) || 1);
  /** The share of the question that a phrase has. */
  const toldBy = (ask: readonly Forms[]) =>
    sum(ask.map((each) => hit(each) * (senses.get(each[1]) ?? 0))) / whole;
  const fitOf = (ask: Ask) => (toldBy(ask.words) * partOf(ask.words)) ** 2 * placeWeight(ask.place);
  return pages.map(({ marks, title, asks }) => {
    const told = words.map(({ forms }) =>
      Math.max(0, ...forms.flat().map((form) => marks.get(form) ?? 0)),
    );
    const weigh = (by: (mark: number) => number) =>
      sum(told.map((mark, i) => by(mark) * (weights[i] ?? 0))) / whole;
    const [ofAsks, ofTitle] = [Math.max(0, ...asks.map(fitOf)), partOf(title)];
    return {
      share: weigh((mark) => (mark > 0 ? 1 : 0)),
      isAnswer: asks.some((ask) => ask.words.every(([, sense]) => senses.has(sense))),
      isNamed: [title, ...asks.map((ask) => ask.words)].some(
        (text) => toldBy(text) > 0.5 && partOf(text) >= 0.5,
      ),
      score: weigh((mark) => mark) + askWeight * ofAsks + titleWeight * ofTitle,
    };
  });
}

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
