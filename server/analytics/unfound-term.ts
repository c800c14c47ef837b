import { foldTerm } from "#domain/search/search.ts";
import { seenText } from "#domain/pages/seen-text.ts";

/** The longest term that is counted. */
const longestTerm = 60;

/**
 * A term that found nothing, as the bank's team may read it, or `undefined` where it may say who typed it: with an @,
 * or with three digits or more (a phone number, an account), with anything between them.
 */
export function unfoundTerm(typed: string): string | undefined {
  const term = foldTerm(seenText(typed));
  if (term === "" || term.length > longestTerm) return undefined;
  const digits = term.match(/\p{Nd}/gu) ?? [];
  return /[@＠]/.test(term) || digits.length >= 3 ? undefined : term;
}
