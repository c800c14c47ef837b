import { type PdfToken, readTokens } from "./pdf-tokens.ts";

export type PdfObject = {
  /** All names in it, as keys or values. */
  names: readonly string[];
  /** The keys of its own dictionary, each with the names and words of its value. */
  keys: ReadonlyMap<string, readonly string[]>;
  /** The offset of its stream, if it has one. */
  streamAt: number | undefined;
};

const ends = new Set(["endobj", "obj", "stream", "xref", "startxref", "trailer"]);

/** Reads a trailer, or an object from after its `obj`. */
export function readObject(bytes: Buffer, from: number, spend: (bytes: number) => void): PdfObject {
  const names: string[] = [];
  const keys = new Map<string, string[]>();
  let depth = 0;
  let value: string[] | undefined;
  for (const token of readTokens(bytes, from, spend)) {
    if (token.kind === "word" && ends.has(token.word)) {
      const streamAt = token.word === "stream" ? afterLineEnd(bytes, token.end) : undefined;
      return { names, keys, streamAt };
    }
    if (token.kind === "name") names.push(token.name);
    if (token.kind === "close") depth -= 1;
    const isKey = token.kind === "name" && depth === 1 && value?.length !== 0;
    if (isKey) keys.set(token.name, (value = []));
    else if (depth > 0) value?.push(textOf(token));
    if (token.kind === "open") depth += 1;
  }
  return { names, keys, streamAt: undefined };
}

function textOf(token: PdfToken) {
  if (token.kind === "name") return `/${token.name}`;
  if (token.kind === "word") return token.word;
  return token.kind === "open" && token.bracket === "array" ? "[" : token.kind;
}

function afterLineEnd(bytes: Buffer, at: number) {
  if (bytes[at] === 13 && bytes[at + 1] === 10) return at + 2;
  return bytes[at] === 10 || bytes[at] === 13 ? at + 1 : at;
}

const beforeObject = 256;

/**
 * The offsets of objects and trailers, anywhere in the file: its own table may point into what looks like a stream, or
 * after the end.
 */
export function* findObjects(bytes: Buffer): Generator<number> {
  for (let at = bytes.indexOf("obj"); at !== -1; at = bytes.indexOf("obj", at + 3)) {
    const before = bytes.toString("latin1", Math.max(0, at - beforeObject), at);
    // Comments may stand between the two numbers and the word.
    if (/\d[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]*$/.test(before.replace(/%[^\r\n]*[\r\n]/g, " ")))
      yield at + 3;
  }
  for (let at = bytes.indexOf("trailer"); at !== -1; at = bytes.indexOf("trailer", at + 7))
    yield at + 7;
}
