/** The kinds of results, which are also the names of the filter in the URL. */
export const searchKinds = [
  "products",
  "property",
  "pages",
  "articles",
  "leaders",
  "branches",
  "atms",
  "documents",
  "careers",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** SEA-4: branch, ATM and document results open in a new tab. */
const inNewTab: readonly SearchKind[] = ["branches", "atms", "documents"];

export function opensInNewTab(kind: SearchKind): boolean {
  return inNewTab.includes(kind);
}

/** SEA-3: results on a page. */
export const resultsPerPage = 7;

/** Replaces invisible characters: combining accents, joiners and direction marks. */
const filler = "\u00ad";

/**
 * Text as it is compared: lower case, without accents, with plain spaces, apostrophes and dashes. Each character keeps
 * its place, so that a match has the same position in the original text.
 */
export function foldText(text: string): string {
  return text.replaceAll(/[^!-_a-~]/g, foldCharacter).toLowerCase();
}

function foldCharacter(character: string) {
  if (/\s/.test(character)) return " ";
  if (/[\p{Pd}\u2212]/u.test(character)) return "-";
  if (/[`´‘’ʹʼ′]/.test(character)) return "'";
  if (unseen.test(character)) return filler;
  const base = character.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return base.length === 1 ? base : character;
}
const unseen = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Folds a search term: also without dashes and invisible characters, and with single spaces between words. */
export function foldTerm(typed: string): string {
  return foldText(typed.normalize("NFC"))
    .replaceAll(/[^\P{Cc}\s]|\u00ad/gu, "")
    .replaceAll(/ [ -]*|-+ [ -]*/g, " ")
    .replaceAll("-", "")
    .trim();
}

/** In characters; engines cannot compile patterns of many thousands. */
const longestTerm = 1000;

/**
 * Finds a term in a folded text, with dashes in its words or without them: "mpesa" is in "M-Pesa", "short term" in
 * "short-term". Undefined for an empty term and a very long one, which no text contains.
 */
export function termPattern(typed: string, before = "", after = ""): RegExp | undefined {
  const term = foldTerm(typed);
  if (term === "" || term.length > longestTerm) return undefined;
  const words = term.split(" ");
  const patterns = words.map((word) => Array.from(word, escape).join(`[-${filler}]*`));
  return new RegExp(before + patterns.join(`[- ${filler}]+`) + after, "u");
}

const escape = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");

/** SEA-2: whether any of the texts contains the term, in any case. */
export function includesText(term: string, texts: readonly string[]): boolean {
  const pattern = termPattern(term);
  return pattern !== undefined && texts.some((text) => pattern.test(foldText(text)));
}

/** The characters of a term that are shown; nobody types a longer one. */
const shownLength = 120;

/** A term as headings show it: without invisible characters, and of a length that fits a page. */
export function shownTerm(typed: string): string {
  // Emoji are joined by an invisible character that has to stay.
  const seen = typed
    .replaceAll(/(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}]/gu, (character) =>
      /\s/.test(character) ? " " : "",
    )
    .trim();
  const characters = Array.from(seen.slice(0, 2 * shownLength));
  if (characters.length <= shownLength && seen.length <= 2 * shownLength) return seen;
  return `${characters.slice(0, shownLength).join("")}…`;
}

export type MarkedText = readonly { text: string; isMatch: boolean }[];

/** Splits the text into pieces, marked as match or not. */
export function markMatches(text: string, terms: readonly string[]): MarkedText {
  const folded = foldText(text);
  const pieces: { text: string; isMatch: boolean }[] = [];
  let from = 0;
  for (;;) {
    const next = firstMatch(folded, terms, from);
    if (!next) break;
    if (next.at > from) pieces.push({ text: text.slice(from, next.at), isMatch: false });
    from = next.at + next.length;
    pieces.push({ text: text.slice(next.at, from), isMatch: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMatch: false });
  return pieces;
}

function firstMatch(folded: string, terms: readonly string[], from: number) {
  const rest = folded.slice(from);
  return terms
    .map((term) => termPattern(term)?.exec(rest))
    .flatMap((match) => (match ? { at: from + match.index, length: match[0].length } : []))
    .sort((a, b) => a.at - b.at || b.length - a.length)[0];
}

/** About `length` characters of the text around the first of the terms in it, cut between words. */
export function passageAround(text: string, terms: readonly string[], length = 200): string {
  if (text.length <= length) return text;
  const match = firstMatch(foldText(text), terms, 0) ?? { at: 0, length: 0 };
  const latest = Math.max(0, text.length - length);
  const from = Math.min(latest, Math.max(0, match.at - Math.floor(length / 3)));
  const to = Math.max(from + length, match.at + match.length);
  // Whole words: up to the first space before the match, and back to the last one after it.
  const firstSpace = from === 0 ? -1 : text.indexOf(" ", from);
  const start = firstSpace === -1 || firstSpace >= match.at ? from : firstSpace + 1;
  const lastSpace = to >= text.length ? text.length : text.lastIndexOf(" ", to);
  const end = lastSpace <= match.at + match.length ? to : lastSpace;
  const cut = text.slice(start, end).trim();
  return `${start > 0 ? "… " : ""}${cut}${end < text.length ? " …" : ""}`;
}
