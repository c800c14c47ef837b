/** The first character of Unicode's private use area. */
const area = 0xe000;

/**
 * A figure from a reference, spelt in characters that no editor writes: as long as it will be when schemas measure a
 * text, and no figure when a check looks for one that was written out.
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
