/** A word without its English ending, if enough of it remains: "regulates" and "regulated" are "regulat". */
export function stemOf(word: string): string {
  return word.replace(/(?<=.{5})(?:ing|ed|es)$|(?<=[^s]{3})s$/u, "");
}
