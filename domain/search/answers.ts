import { distance } from "fastest-levenshtein";
import { foldTerm } from "./search.ts";
import { rootOf } from "./stem.ts";

/** Questions, in any order of words, and the pages that answer them, the best first. */
type Answer = { asks: readonly string[]; to: readonly string[] };

/** `rest` are the words of the question that the answer does not have; `told` is how many words its ask has. */
export type Answers = { to: readonly string[]; rest: readonly string[]; told: number };

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
  const others = otherWords(same);
  const plain = (word: string) => others.get(rootOf(word)) ?? rootOf(word);
  const words = meaningfulWords(typed, fillers);
  const asked = wordsOf(typed);
  if (words.length === 0 || asked.length > mostTyped) return undefined;
  const asks = asksOf(answers, plain);
  const known = new Set([...fillers, ...others.keys(), ...asks.flatMap((ask) => ask.words)]);
  // An ask may have words that alone say nothing: "how much can borrow".
  const meant = new Map(asked.flatMap((word) => meantBy(rootOf(word), known, plain)));
  const [best] = asks
    .flatMap((ask) => matchOf(ask, meant) ?? [])
    .sort((a, b) => b.told - a.told || a.far - b.far);
  if (!best) return undefined;
  const own = new Set(asks.flatMap(({ to, words: all }) => (to === best.to ? all : [])));
  const isOwn = (word: string) =>
    meantBy(rootOf(word), known, plain).some(([each]) => own.has(each));
  return { to: best.to, rest: words.filter((word) => !isOwn(word)), told: best.count };
}

/** A longer text is no question, and would take long to compare. */
const mostTyped = 24;

/** The root of each word, with the root of the word that it is another word for. */
const otherWords = (same: Questions["same"]) =>
  new Map(
    Object.entries(same).flatMap(([word, all]) =>
      [word, ...all].map((each) => [rootOf(each), rootOf(word)]),
    ),
  );

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

/** All words of an ask are among those meant. */
function matchOf({ to, words, weights }: Ask, meant: ReadonlyMap<string, number>) {
  const fars = words.map((word) => meant.get(word) ?? Infinity);
  const far = fars.reduce((sum, each) => sum + each, 0);
  const told = weights.reduce((sum, weight, i) => sum + weight / (1 + (fars[i] ?? 0) / 4), 0);
  return Number.isFinite(far) ? { to, far, told, count: words.length } : undefined;
}

/**
 * The known words nearest to a typed one, with the letters mistyped. A known word is spelt right, and a short one has no
 * room, because another word is too near.
 */
function meantBy(
  typed: string,
  known: ReadonlySet<string>,
  plain: (word: string) => string,
): [word: string, far: number][] {
  if (known.has(typed)) return [[plain(typed), 0]];
  const near = [...known].flatMap((word) => {
    const room = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    const far = Math.abs(word.length - typed.length) > room ? Infinity : distance(word, typed);
    return far <= room ? [{ word, far }] : [];
  });
  const least = Math.min(...near.map(({ far }) => far));
  return near.filter(({ far }) => far === least).map(({ word }) => [plain(word), least]);
}
