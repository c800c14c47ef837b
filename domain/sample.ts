/**
 * `size` of the items in a random order that depends on the seed alone, so that a page kept in a cache and the
 * same page made afresh agree. Fewer when there are fewer.
 */
export function sampleOf<T>(items: readonly T[], size: number, seed: string): T[] {
  const random = randomFrom(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, size)
    .map(({ item }) => item);
}

/** FNV-1a makes a number of the seed, mulberry32 a sequence of it; both are public domain. */
function randomFrom(seed: string) {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
