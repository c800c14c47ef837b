import { fillText } from "#domain/pages/fill-text.ts";

/** A number with its noun: one job has words of its own, 6 are `{count} jobs`. */
export function countOf(count: number, texts: Readonly<{ one: string; other: string }>): string {
  return count === 1 ? texts.one : fillText(texts.other, { count });
}
