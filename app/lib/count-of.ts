import { fillWords } from "#domain/pages/fill-words.ts";

/** How many there are, in words: one job has a name of its own, 6 are `{count} jobs`. */
export function countOf(count: number, words: Readonly<{ one: string; other: string }>): string {
  return count === 1 ? words.one : fillWords(words.other, { count });
}
