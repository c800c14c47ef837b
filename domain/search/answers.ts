import { distance } from "fastest-levenshtein";
import { foldTerm } from "./search.ts";

/** Questions, in any order of words, and the pages that answer them, the best first. */
type Answer = { asks: readonly string[]; to: readonly string[] };

/** `rest` are the words of the question that the answer does not have. */
export type Answers = { to: readonly string[]; rest: readonly string[] };

export const wordsOf = (text: string) => foldTerm(text).match(/[\p{L}\p{N}'*#]+/gu) ?? [];

/** The words that carry the question: neither `fillers` nor amounts. */
export function meaningfulWords(typed: string, fillers: ReadonlySet<string>): string[] {
  return wordsOf(typed).filter((word) => !fillers.has(word) && !/^[\d,.]+[a-z]?$/.test(word));
}

type Questions = {
  answers: readonly Answer[];
  fillers: ReadonlySet<string>;
  /** Other words for a word, such as those of Kiswahili and Sheng. */
  same: Readonly<Record<string, readonly string[]>>;
};

/** The pages for a question: those of the answer with most of its words. */
export function findAnswers(
  typed: string,
  { answers, fillers, same }: Questions,
): Answers | undefined {
  const own = new Map(
    Object.entries(same).flatMap(([word, all]) => all.map((each) => [each, word])),
  );
  const plain = (word: string) => own.get(word) ?? word;
  const words = meaningfulWords(typed, fillers);
  // An ask may have words that alone say nothing: "how much can borrow".
  const asked = wordsOf(typed).map(plain);
  if (words.length === 0 || asked.length > mostTyped) return undefined;
  const matches = answers.flatMap(({ asks, to }) =>
    asks.flatMap((ask) => {
      const wanted = wordsOf(ask).map(plain);
      const match = matchOf(wanted, asked);
      return match ? { to, wanted, ...match } : [];
    }),
  );
  const [best] = matches.sort((a, b) => b.words - a.words || a.far - b.far);
  return best && { to: best.to, rest: words.filter((word) => !isAmong(plain(word), best.wanted)) };
}

/** A longer text is no question, and would take long to compare. */
const mostTyped = 24;

/** All words of an answer are among those typed, each spelt nearly so. */
function matchOf(wanted: readonly string[], asked: readonly string[]) {
  const fars = wanted.map((word) => Math.min(...asked.map((each) => farFrom(word, each))));
  const far = fars.reduce((sum, each) => sum + each, 0);
  return Number.isFinite(far) ? { words: wanted.length, far } : undefined;
}

const isAmong = (typed: string, words: readonly string[]) =>
  words.some((word) => Number.isFinite(farFrom(word, typed)));

/** In mistyped letters; a short word has room for none, because another word is too near. */
function farFrom(word: string, typed: string) {
  const room = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  const far = distance(word, typed);
  return far <= room ? far : Infinity;
}
