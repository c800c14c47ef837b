import { figuresOf } from "#domain/texts/typed-text.ts";

/** Digits and letters that are not mistaken for one another when read out: no I, L, O and U (Crockford's base 32). */
const characters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 8;
const written = new RegExp(`^([EAD])([${characters}]{4})([${characters}]{4})$`);

export type ReferenceKind = "E" | "A" | "D";

/**
 * A short reference a visitor can quote, such as `E-7K3M-9QXT`: E for an enquiry, A for an application, D for a request
 * about personal data. 40 random bits from `randomBytes`, which needs at least 8 bytes; the database refuses
 * duplicates.
 */
export function makeReference(kind: ReferenceKind, randomBytes: Uint8Array): string {
  if (randomBytes.length < length) throw new RangeError(`A reference needs ${length} random bytes`);
  const text = Array.from(
    randomBytes.subarray(0, length),
    (byte) => characters[byte % characters.length],
  ).join("");
  return `${kind}-${text.slice(0, 4)}-${text.slice(4)}`;
}

/**
 * A reference in the form in which it was issued, from how people quote it: without dashes, in lower case, with an O
 * for a zero. Does not check that it was issued; `undefined` for any other text.
 */
export function readReference(typed: string): string | undefined {
  const figures = figuresOf(typed).toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return written.exec(figures)?.slice(1).join("-");
}
