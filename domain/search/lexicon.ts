import { stemmer } from "stemmer";
import { foldTerm, foldText } from "./search.ts";

/** A word for comparison: its stem, and the stem of the word it is a synonym of. */
export type Forms = readonly [stem: string, sense: string];

/** A word of a question, with the words that it means or probably means. */
export type AskedWord = {
  word: string;
  meant: readonly string[];
  forms: readonly Forms[];
  isFiller: boolean;
  isSure: boolean;
};

type Words = {
  /** Synonyms in Kiswahili, Sheng or everyday English. */
  same: Readonly<Record<string, readonly string[]>>;
  /** Words without a meaning of their own. */
  fillers: readonly string[];
};

type Pages = {
  /** True if a page has a word with this stem. */
  has: (stem: string) => boolean;
  /** The known words nearest to an unknown one. */
  spell: (word: string) => readonly string[];
};

export type Lexicon = {
  formsOf: (word: string) => Forms;
  isFiller: (word: string) => boolean;
  /** The words of a question. An unknown word is read as a Kiswahili verb, or as misspelt. */
  read: (typed: string, pages: Pages) => AskedWord[];
};

/** The words of a question, with dashes left out. */
export const wordsOf = (text: string) => foldTerm(text).match(/[\p{L}\p{N}'*#]+/gu) ?? [];

/** The words of a text; those with a dash also without it. */
export function splitWords(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}*#]+(?:[-'][\p{L}\p{N}]+)*/gu) ?? [];
  return words.flatMap((word) =>
    word.includes("-") ? [word.replaceAll("-", ""), ...word.split("-")] : [word],
  );
}

/** Each pair of neighbouring words, joined: people write Buru Buru as "buruburu". */
export function joinedWords(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(1).map((word, i) => `${words[i] ?? ""}${word}`);
}

/** A year distinguishes reports; any other number is an amount. */
const isAmount = (word: string) => /^[\d,.]+[a-z]?$/.test(word) && !/^(?:19|20)\d\d$/.test(word);

/** A longer text is no question, and would take long to compare. */
const mostWords = 24;
/** A word that is still being typed may become one of many. */
const mostNamed = 3;

export function lexiconOf({ same, fillers }: Words): Lexicon {
  const stems = new Map<string, string>();
  const stemOf = (word: string) => {
    const stem = stems.get(word) ?? stemmer(word.replace(/'s$/, ""));
    stems.set(word, stem);
    return stem;
  };
  const senses = new Map(
    Object.entries(same).flatMap(([plain, others]) =>
      [plain, ...others]
        .flatMap((word) => [word, ...[...rootsOf(word), stemOf(word)].filter(isLong)])
        .map((form) => [form, plain]),
    ),
  );
  const plainOf = (word: string) => senses.get(word) ?? senses.get(stemOf(word)) ?? word;
  const formsOf = (word: string): Forms => [stemOf(word), stemOf(plainOf(word))];
  const fillerSet = new Set(fillers);
  const isFiller = (word: string) => fillerSet.has(word);
  const read: Lexicon["read"] = (typed, { has, spell }) => {
    const isKnown = (each: string) =>
      isFiller(each) || senses.has(each) || senses.has(stemOf(each)) || has(stemOf(each));
    const rightOf = (word: string) => [word, ...rootsOf(word)].find(isKnown);
    const typedWords = wordsOf(typed)
      .slice(0, mostWords)
      .filter((word) => word.length > 1 && !isAmount(word));
    const isOne = (both: string) => isKnown(both) || (isLongPair(both) && spell(both).length > 0);
    const isPair = (a: string, b: string) =>
      senses.has(a + b) || (!(rightOf(a) && rightOf(b)) && isOne(a + b));
    return joinedWhere(isPair, typedWords).map((word) => {
      const right = rightOf(word);
      const isSure = right !== undefined;
      const words = isSure ? [right] : spell(word);
      // A misspelt word may mean a filler: "nawezaje" is "naweza".
      const saysNothing = isFiller(word) || (words.length > 0 && words.every(isFiller));
      const forms = words.map(formsOf);
      const isNew = (_word: string, at: number) =>
        forms.findIndex(([, sense]) => sense === forms[at]?.[1]) === at;
      const meant = isSure ? words.map(plainOf) : words.slice(0, mostNamed).filter(isNew);
      return { word, meant, forms, isFiller: saysNothing, isSure };
    });
  };
  return { formsOf, isFiller, read };
}

/** A shorter pair resembles too many words. */
const isLongPair = (both: string) => both.length > 5;

/** Joins neighbouring words that are one word: "log book". */
function joinedWhere(isPair: (a: string, b: string) => boolean, words: readonly string[]) {
  return words.reduce<string[]>((all, word) => {
    const before = all.at(-1);
    return before !== undefined && isPair(before, word)
      ? [...all.slice(0, -1), before + word]
      : [...all, word];
  }, []);
}

/** A shorter form would be shared by too many words. */
const isLong = (form: string) => form.length > 2;

const subject =
  /^(?:(?:ni|u|a|tu|m|wa|i|zi|ki|li|ya)(?:me|na|li|ta|ki|ka)(?=.{3})|ku(?=.{3})|(?:na|ni|u)(?=.{4}))/u;
const object = /^(?:ni|ku|tu|wa|m)(?=.{4})/u;

/**
 * A Kiswahili verb without its subject, tense and passive, then also without its object, if enough is left:
 * "nimetapeliwa" gives "tapeli", and "amenitapeli" gives "nitapeli" and "tapeli".
 */
export function rootsOf(word: string): string[] {
  const root = word.replace(subject, "").replace(/(?<=.{5})wa$/u, "");
  return root === word ? [word] : [root, root.replace(object, "")];
}
