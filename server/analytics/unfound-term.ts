import { foldTerm } from "#domain/search/search.ts";
import { seenText } from "#domain/texts/seen-text.ts";

/** The longest term that is counted. */
const longestTerm = 60;

/**
 * The normalised term of a search without results, for the bank's team. `undefined` if it may identify the visitor: it
 * has an @, or at least three digits (a phone number, an account).
 */
export function unfoundTerm(typed: string): string | undefined {
  const term = foldTerm(seenText(typed));
  if (term === "" || term.length > longestTerm) return undefined;
  const digits = term.match(/\p{Nd}/gu) ?? [];
  return /[@＠]/.test(term) || digits.length >= 3 ? undefined : term;
}
