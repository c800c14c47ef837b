/** Whether any of the texts holds the term, whatever its case (S1 section 5). An empty term is in none. */
export function includesText(term: string, texts: readonly string[]): boolean {
  const wanted = term.trim().toLocaleLowerCase("en-KE");
  return wanted !== "" && texts.some((text) => text.toLocaleLowerCase("en-KE").includes(wanted));
}
