/**
 * Characters that print nothing, and those that reverse the text after them: `Send to <turn>elgnis` reads otherwise
 * than it is written. Languages need none of them in what people type here.
 */
const unseen =
  /[\u{ad}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}-\u{180f}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{3164}\u{feff}\u{ffa0}\u{fff0}-\u{fffb}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|\u{34f}|[\u{fe00}-\u{fe0d}]/gu;

/** Arabic and Indian letters, and pictures of several parts, are joined or kept apart by these two. */
const joiners = /(.?)([\u200c\u200d]+)/gsu;
const joined =
  /(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Inherited})[\p{L}\p{M}\p{Extended_Pictographic}]|[\p{Emoji_Modifier}\ufe0f]/u;
/** These two distinguish pictures, and digits in a box, from text. */
const variants = /(.?)([\ufe0e\ufe0f]+)/gsu;
const hasVariants = /\p{Emoji}/u;

const keepOneAfter = (before: RegExp) => (_all: string, character: string, marks: string) =>
  character + (before.test(character) ? marks.slice(0, 1) : "");

/**
 * The visible text. Invisible characters are removed without a message, because a person who pastes them does not know
 * of them. The ends of lines of other alphabets become ordinary ones.
 */
export function seenText(text: string): string {
  return text
    .replaceAll(/[\u2028\u2029]/g, "\n")
    .replaceAll(unseen, "")
    .replaceAll(variants, keepOneAfter(hasVariants))
    .replaceAll(joiners, keepOneAfter(joined));
}
