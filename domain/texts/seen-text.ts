/**
 * Invisible characters, and those that reverse the text after them: `Send to <turn>elgnis` is displayed differently.
 * Nobody needs them in what is typed here.
 */
const unseen =
  /[\u{ad}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}-\u{180f}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{3164}\u{feff}\u{ffa0}\u{fff0}-\u{fffb}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|\u{34f}|[\u{fe00}-\u{fe0d}]/gu;

/** Joiners and non-joiners, needed only in Arabic and Indic scripts and in composed emoji. */
const joiners = /(.?)([\u200c\u200d]+)/gsu;
const joined =
  /(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Inherited})[\p{L}\p{M}\p{Extended_Pictographic}]|[\p{Emoji_Modifier}\ufe0f]/u;
/** Variation selectors, needed only in emoji and keycaps. */
const variants = /(.?)([\ufe0e\ufe0f]+)/gsu;
const hasVariants = /\p{Emoji}/u;

const keepOneAfter = (before: RegExp) => (_all: string, character: string, marks: string) =>
  character + (before.test(character) ? marks.slice(0, 1) : "");

/**
 * The visible text. Invisible characters are removed without an error, because someone who pastes them cannot see them.
 * Unicode line and paragraph separators become line feeds.
 */
export function seenText(text: string): string {
  return text
    .replaceAll(/[\u2028\u2029]/g, "\n")
    .replaceAll(unseen, "")
    .replaceAll(variants, keepOneAfter(hasVariants))
    .replaceAll(joiners, keepOneAfter(joined));
}
