import { fillText } from "#domain/texts/fill-text.ts";

type CountTexts = Readonly<{ one: string; other: string }>;

/** A count with its noun: `one` for exactly 1, else `{count} jobs`. Large counts have commas. */
export function countOf(count: number, texts: CountTexts): string {
  return count === 1 ? texts.one : fillText(texts.other, { count: count.toLocaleString("en-KE") });
}
