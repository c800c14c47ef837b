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

export function isSearchKind(text: string | null): text is SearchKind {
  return searchKinds.some((kind) => kind === text);
}

/** SEA-3: results on a page. */
export const resultsPerPage = 7;

/**
 * Text as it is compared: lower case, with plain spaces and apostrophes. Each character keeps its place, so that what is
 * found in it is at the same place in the text itself.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  const kept = lower.length === text.length ? lower : lowerOneByOne(text);
  return kept.replaceAll(/\s/g, " ").replaceAll(/[‘’ʼ]/g, "'");
}

/** A few letters, such as İ, are longer in lower case: they stay as they are. */
function lowerOneByOne(text: string) {
  return Array.from(text, (character) => {
    const lower = character.toLowerCase();
    return lower.length === character.length ? lower : character;
  }).join("");
}

/** A term as it is looked for: folded, without invisible characters, one space between words. */
export function foldTerm(typed: string): string {
  return foldText(typed.normalize("NFC").replaceAll(/[\p{Cc}\p{Cf}]/gu, toSpaceOrNothing))
    .replaceAll(/ +/g, " ")
    .trim();
}

function toSpaceOrNothing(character: string) {
  return /\s/.test(character) ? " " : "";
}

/** SEA-2: whether any of the texts contains the term, in any case. No text contains an empty term. */
export function includesText(term: string, texts: readonly string[]): boolean {
  const wanted = foldTerm(term);
  return wanted !== "" && texts.some((text) => foldText(text).includes(wanted));
}

/** Of how many characters a term is shown; what is longer is no term a person typed. */
const shownLength = 120;

/** A term as headings show it: without invisible characters, and of a length that fits a page. */
export function shownTerm(typed: string): string {
  // Emoji are joined by an invisible character that has to stay.
  const seen = typed.replaceAll(/(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}]/gu, toSpaceOrNothing).trim();
  const characters = Array.from(seen.slice(0, 2 * shownLength));
  if (characters.length <= shownLength && seen.length <= 2 * shownLength) return seen;
  return `${characters.slice(0, shownLength).join("")}…`;
}

export type MarkedText = readonly { text: string; isMatch: boolean }[];

/** The text in pieces, of which some are what was looked for. */
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
  return terms
    .map(foldTerm)
    .filter((term) => term !== "")
    .map((term) => ({ at: folded.indexOf(term, from), length: term.length }))
    .filter(({ at }) => at !== -1)
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
