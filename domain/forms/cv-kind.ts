const oldOffice = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

/** The first bytes of a CV, by extension. A file that has them further on (a polyglot) is refused. */
const beginnings = { pdf: ascii("%PDF-"), doc: oldOffice, docx: ascii("PK\x03\x04") };

export type CvKind = keyof typeof beginnings;

/** The number of bytes that identify a file. */
export const longestBeginning = oldOffice.length;

export const cvExtensions = Object.keys(beginnings).map((extension) => `.${extension}`);

/** In lower case; empty if the name has none. */
export function extensionOf(name: string): string {
  return /\.([a-z\d]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
}

/**
 * Compares the extension of a CV with its first bytes. `oldOffice` is an old Office file with another extension: a
 * .docx with a password is stored as one.
 */
export function cvKindOf(
  name: string,
  start: Uint8Array,
): CvKind | "empty" | "unsupported" | "misnamed" | "oldOffice" {
  if (start.length === 0) return "empty";
  const extension = extensionOf(name);
  if (!isCvKind(extension)) return "unsupported";
  if (startsWith(start, beginnings[extension])) return extension;
  return startsWith(start, oldOffice) ? "oldOffice" : "misnamed";
}

const isCvKind = (extension: string): extension is CvKind =>
  Object.keys(beginnings).includes(extension);

const startsWith = (start: Uint8Array, beginning: readonly number[]) =>
  beginning.every((byte, place) => start[place] === byte);
