/** The first character of Unicode's private use area. */
const area = 0xe000;

/**
 * Replaces the characters of a filled-in figure by private-use ones, so that schemas measure its displayed length but
 * the check for written-out figures ignores it.
 */
export const mask = (figure: string) =>
  figure.replaceAll(/[\0-\u00ff]/g, (character) =>
    String.fromCharCode(area + character.charCodeAt(0)),
  );

/** The text as visitors read it. */
export const unmask = (text: string) =>
  text.replaceAll(/[\ue000-\ue0ff]/g, (character) =>
    String.fromCharCode(character.charCodeAt(0) - area),
  );
