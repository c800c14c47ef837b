/** Invisible characters: soft hyphens, spaces without width, marks that turn the direction of writing. */
export const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** Arabic separators of thousands and decimals, and the percent sign. */
const arabicSigns: Readonly<Record<string, string>> = {
  "\u066c": ",",
  "\u066b": ".",
  "\u066a": "%",
};

/**
 * Typed or pasted text in plain characters: full-width and Arabic digits become 0 to 9, every dash a hyphen, every
 * space one space; invisible characters are removed.
 */
export function plainText(typed: string): string {
  return typed
    .normalize("NFKC")
    .replaceAll(unseen, "")
    .replaceAll(arabicDigits, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/[\u066a-\u066c]/g, (sign) => arabicSigns[sign] ?? sign)
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The digits of a phone number, code or reference, without spaces, dashes, points and brackets. */
export function figuresOf(typed: string): string {
  return plainText(typed).replaceAll(/[ \-.()[\]]/g, "");
}
