import { fillText } from "#domain/pages/fill-text.ts";

/** A count with its noun: `one` for exactly 1, else `{count} jobs`. */
export function countOf(count: number, texts: Readonly<{ one: string; other: string }>): string {
  return count === 1 ? texts.one : fillText(texts.other, { count });
}
