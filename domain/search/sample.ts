import { randomFrom } from "./random-from.ts";

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
