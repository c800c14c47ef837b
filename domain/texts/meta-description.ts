/** COR-7: the words of an article that its meta description holds. */
const wordsGiven = 114;

/**
 * The meta description of an article: the first 114 words of its plain text, or all if there are fewer, unchanged but
 * separated by single spaces. Words are separated by white space, so "KES 4.00" is two.
 */
export function metaDescription(text: string): string {
  return splitWords(text).slice(0, wordsGiven).join(" ");
}

/** The number of words in a plain text, counted the same way. */
export function countWords(text: string): number {
  return splitWords(text).length;
}

function splitWords(text: string) {
  return text.split(/\s+/).filter(Boolean);
}
