/** The tokens of a PDF. Strings and comments are skipped: text in them is not syntax. */
export type PdfToken =
  | { kind: "name"; name: string }
  | { kind: "open" | "close"; bracket: "dictionary" | "array" }
  /** Numbers, `obj`, `stream`, `R`. */
  | { kind: "word"; word: string; end: number }
  | { kind: "string" };

const isWhite = flagsOf("\0\t\n\f\r ");
const isDelimiter = flagsOf("()<>[]{}/%");
const code = (character: string) => character.charCodeAt(0);
const longestWord = 200;

function flagsOf(characters: string) {
  const flags = new Uint8Array(256);
  for (const character of characters) flags[character.charCodeAt(0)] = 1;
  return flags;
}

/** Reads from an offset; `spend` gets the number of bytes read, and may throw. */
export function* readTokens(
  bytes: Buffer,
  from: number,
  spend: (bytes: number) => void,
): Generator<PdfToken, void> {
  let at = from;
  while (at < bytes.length) {
    const start = at;
    const character = bytes[at] ?? 0;
    let token: PdfToken | undefined;
    if (isWhite[character]) at += 1;
    else if (character === code("%")) at = endOfLine(bytes, at);
    else if (character === code("/")) {
      at = endOfWord(bytes, at + 1);
      token = { kind: "name", name: nameOf(bytes.subarray(start + 1, at)) };
    } else if (character === code("(")) {
      at = endOfString(bytes, at + 1);
      token = { kind: "string" };
    } else if (character === code("<") || character === code(">")) {
      const isDouble = bytes[at + 1] === character;
      const kind = character === code("<") ? "open" : "close";
      if (isDouble) token = { kind, bracket: "dictionary" };
      at = isDouble ? at + 2 : kind === "open" ? endOfHex(bytes, at) : at + 1;
    } else if (character === code("[") || character === code("]")) {
      token = { kind: character === code("[") ? "open" : "close", bracket: "array" };
      at += 1;
    } else if (isDelimiter[character]) at += 1;
    else {
      at = endOfWord(bytes, at);
      const word = bytes.toString("latin1", start, Math.min(at, start + longestWord));
      token = { kind: "word", word, end: at };
    }
    spend(at - start);
    if (token) yield token;
  }
}

function endOfWord(bytes: Buffer, from: number) {
  let at = from;
  while (at < bytes.length && !isWhite[bytes[at] ?? 0] && !isDelimiter[bytes[at] ?? 0]) at += 1;
  return at;
}

function endOfLine(bytes: Buffer, from: number) {
  let at = from;
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
  return at;
}

function endOfHex(bytes: Buffer, from: number) {
  const end = bytes.indexOf(">", from);
  return end === -1 ? bytes.length : end + 1;
}

/** Strings may contain nested brackets, and any character after a backslash. */
function endOfString(bytes: Buffer, from: number) {
  let depth = 1;
  let at = from;
  for (; at < bytes.length && depth > 0; at += 1) {
    const character = bytes[at];
    if (character === code("\\")) at += 1;
    else if (character === code("(")) depth += 1;
    else if (character === code(")")) depth -= 1;
  }
  return Math.min(at, bytes.length);
}

/** Any character of a name may be written by its number: `/J#61vaScript`. */
function nameOf(written: Buffer) {
  const text = written.toString("latin1", 0, longestWord);
  return text.replace(/#([\da-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
