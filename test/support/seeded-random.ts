import { randomFrom } from "#domain/search/random-from.ts";

/** A source of choices that repeats for the same seed, on every machine and in every release. */
export type Random = {
  /** 0 or more, less than 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <const T>(list: readonly [T, ...T[]]) => T;
  shuffle: <T>(list: readonly T[]) => T[];
};

export function seededRandom(seed: string): Random {
  const next = randomFrom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (list) => list[below(list.length)] ?? list[0],
    shuffle: (list) =>
      list.reduce<(typeof list)[number][]>((shuffled, item) => {
        shuffled.splice(below(shuffled.length + 1), 0, item);
        return shuffled;
      }, []),
  };
}
