import { fillText } from "#domain/pages/fill-text.ts";

/** How many there are, in words: one job has a name of its own, 6 are `{count} jobs`. */
export function countOf(count: number, texts: Readonly<{ one: string; other: string }>): string {
  return count === 1 ? texts.one : fillText(texts.other, { count });
}
