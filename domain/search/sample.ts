import { randomFrom } from "./random-from.ts";

/**
 * Up to `size` items in a random order that depends only on the seed, so that a cached page and a newly rendered one
 * agree.
 */
export function sampleOf<T>(items: readonly T[], size: number, seed: string): T[] {
  const random = randomFrom(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, size)
    .map(({ item }) => item);
}
