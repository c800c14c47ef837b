/** A source of choices that repeats for the same seed, on every machine and in every release. */
export type Random = {
  /** 0 or more, less than 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <const T>(list: readonly [T, ...T[]]) => T;
  shuffle: <T>(list: readonly T[]) => T[];
};

/** Mulberry32 (Tommy Ettinger, public domain), started from the FNV-1a hash of the seed. */
export function seededRandom(seed: string): Random {
  let state = fnv1a(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
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

function fnv1a(text: string) {
  let hash = 2_166_136_261;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 16_777_619);
  }
  return hash;
}
