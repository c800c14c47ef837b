/**
 * Letters of any script, with apostrophes and hyphens inside: Ng'ang'a, Wairimu-Otieno. Phones and word processors
 * replace these with other apostrophes (‘ ’ ` ´ ′ ＇) and other hyphens (U+2010, U+2011, –).
 */
const word = /^\p{L}[\p{L}\p{M}]*(?:['‘’`´′＇ʼ\-\u2010\u2011–][\p{L}\p{M}]+)*\.?$/u;

/** True if a name has at least `leastWords` words of letters (FRM-2: two for the contact page). */
export function isPersonName(text: string, leastWords: number): boolean {
  const words = text.trim().split(/\s+/);
  return words.length >= leastWords && words.every((each) => word.test(each));
}
