import { distance } from "fastest-levenshtein";
import { foldTerm } from "./search.ts";
import { rootOf } from "./stem.ts";

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

/** The pages for a question: those of the answer whose words tell most of it. */
export function findAnswers(
  typed: string,
  { answers, fillers, same }: Questions,
): Answers | undefined {
  const plain = plainIn(same);
  const words = meaningfulWords(typed, fillers);
  // An ask may have words that alone say nothing: "how much can borrow".
  const asked = wordsOf(typed).map(plain);
  if (words.length === 0 || asked.length > mostTyped) return undefined;
  const asks = asksOf(answers, plain);
  const known = new Set([...fillers, ...asks.flatMap((ask) => ask.words)]);
  const far = farFrom(known);
  const [best] = asks
    .flatMap((ask) => matchOf(ask, asked, far) ?? [])
    .sort((a, b) => b.told - a.told || a.far - b.far);
  if (!best) return undefined;
  const told = asks.flatMap(({ to, words: all }) => (to === best.to ? all : []));
  const isTold = (word: string) => told.some((each) => Number.isFinite(far(each, plain(word))));
  return { to: best.to, rest: words.filter((word) => !isTold(word)) };
}

/** A longer text is no question, and would take long to compare. */
const mostTyped = 24;

/** Reads a word as the one that it is another word for, by its root. */
function plainIn(same: Questions["same"]) {
  const own = new Map(
    Object.entries(same).flatMap(([word, all]) =>
      [word, ...all].map((each) => [rootOf(each), rootOf(word)]),
    ),
  );
  return (word: string) => own.get(rootOf(word)) ?? rootOf(word);
}

type Ask = { to: readonly string[]; words: readonly string[]; weights: readonly number[] };
const asksKept = new WeakMap<readonly Answer[], readonly Ask[]>();

/** The asks of all answers; a word that few of them have weighs more. */
function asksOf(answers: readonly Answer[], plain: (word: string) => string): readonly Ask[] {
  const kept = asksKept.get(answers);
  if (kept) return kept;
  const asks = answers.flatMap(({ asks: all, to }) =>
    all.map((ask) => ({ to, words: wordsOf(ask).map(plain) })),
  );
  const counts = new Map<string, number>();
  for (const { words } of asks)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weighed = asks.map((ask) => ({
    ...ask,
    weights: ask.words.map((word) => Math.log(1 + asks.length / (counts.get(word) ?? 1))),
  }));
  asksKept.set(answers, weighed);
  return weighed;
}

type Far = (word: string, typed: string) => number;

/** All words of an ask are among those typed, each spelt nearly so. */
function matchOf({ to, words, weights }: Ask, asked: readonly string[], distanceOf: Far) {
  const fars = words.map((word) => Math.min(...asked.map((each) => distanceOf(word, each))));
  const far = fars.reduce((sum, each) => sum + each, 0);
  const told = weights.reduce((sum, weight, i) => sum + weight / (1 + (fars[i] ?? 0) / 4), 0);
  return Number.isFinite(far) ? { to, far, told } : undefined;
}

/**
 * In mistyped letters. A word that is known is spelt right, and a short one has no room, because another word is too
 * near.
 */
function farFrom(known: ReadonlySet<string>): Far {
  return (word, typed) => {
    if (word === typed) return 0;
    const room = known.has(typed) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    const far = distance(word, typed);
    return far <= room ? far : Infinity;
  };
}
