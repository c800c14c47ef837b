/** A word without its English ending, if enough of it remains: "regulates" and "regulated" are "regulat". */
export function stemOf(word: string): string {
  return word.replace(/(?<=.{5})(?:ing|ed|es)$|(?<=[^s]{3})s$/u, "");
}

/** A verb of Kiswahili without its person, its time and its passive, if enough remains: "nimetapeliwa" is "tapeli". */
export function rootOf(word: string): string {
  const verb = word.replace(
    /^(?:(?:ni|u|a|tu|m|wa|i|zi|ki|li|ya)(?:me|na|li|ta|ki)(?=.{3})|ku(?=.{3})|(?:na|ni|u)(?=.{4}))/u,
    "",
  );
  return stemOf(verb.replace(/(?<=.{5})wa$/u, ""));
}
