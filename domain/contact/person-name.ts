/** Letters of any script, with apostrophes and hyphens inside: Ng'ang'a, Nyong’o, Wairimu-Otieno. */
const word = /^\p{L}[\p{L}\p{M}]*(?:['’ʼ-][\p{L}\p{M}]+)*\.?$/u;

/** Whether a name is made of words of letters, and of at least `leastWords` (S1 section 5: two for an enquiry). */
export function isPersonName(text: string, leastWords: number): boolean {
  const words = text.trim().split(/\s+/);
  return words.length >= leastWords && words.every((each) => word.test(each));
}
