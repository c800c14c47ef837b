import type { Content } from "#model/content.ts";
import { foldTerm, foldText } from "#domain/search/search.ts";
import { readers } from "./readers.ts";
import type { SearchRecord } from "./search-record.ts";

/** A record with its texts as they are compared; the record's own are the content's, not copies. */
export type SearchEntry = {
  record: SearchRecord;
  title: string;
  description: string;
  rest: string;
};

export type SearchIndex = readonly SearchEntry[];

export function toEntry(record: SearchRecord): SearchEntry {
  // A term holds no end of a line, so nothing is found across two texts.
  const folded = (texts: readonly string[]) => texts.map(foldText).join("\n");
  return {
    record,
    title: foldText(record.title),
    description: folded(record.description),
    rest: folded(record.texts),
  };
}

/**
 * The records with the term: in the title first (a title that is the term leads), then in the description, then
 * elsewhere; else in the index's own order.
 */
export function findTerm(index: SearchIndex, term: string): SearchRecord[] {
  const wanted = foldTerm(term);
  if (wanted === "") return [];
  const isTitle: SearchRecord[] = [];
  const inTitle: SearchRecord[] = [];
  const inDescription: SearchRecord[] = [];
  const elsewhere: SearchRecord[] = [];
  for (const { record, title, description, rest } of index) {
    if (title === wanted) isTitle.push(record);
    else if (title.includes(wanted)) inTitle.push(record);
    else if (description.includes(wanted)) inDescription.push(record);
    else if (rest.includes(wanted)) elsewhere.push(record);
  }
  return [...isTitle, ...inTitle, ...inDescription, ...elsewhere];
}

/**
 * The records that have each of the words, or longer ones that begin so; those with all of them in the title stand
 * first.
 */
export function findWords(index: SearchIndex, words: readonly string[]): SearchRecord[] {
  const wanted = words.map(foldTerm).filter((word) => word !== "");
  if (wanted.length === 0) return [];
  const found = index.filter(({ title, description, rest }) =>
    wanted.every((word) => [title, description, rest].some((text) => hasWord(text, word))),
  );
  const isInTitle = ({ title }: SearchEntry) => wanted.every((word) => hasWord(title, word));
  return [...found.filter(isInTitle), ...found.filter((entry) => !isInTitle(entry))].map(
    ({ record }) => record,
  );
}

/** True if a word of the text begins so. */
function hasWord(text: string, start: string) {
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

const indexes = new WeakMap<Content, SearchIndex>();

/** One index for as long as the content stays: the one made ahead, or one made by a search that comes sooner. */
export function indexOf(content: Content): SearchIndex {
  const kept = indexes.get(content);
  if (kept) return kept;
  const index = readers.flatMap((read) => read(content)).map(toEntry);
  indexes.set(content, index);
  return index;
}

/** Records that a step prepares: about a millisecond's work. */
export const recordsAtOnce = 20;

/**
 * Makes the index of the content in steps, with room for others between them. Until the last the index of the content
 * before answers, where it had one.
 */
export function indexAhead(content: Content, before?: Content): Iterable<void> {
  const old = before && indexes.get(before);
  if (old && !indexes.has(content)) indexes.set(content, old);
  return stepsTo(content, indexes.get(content));
}

function* stepsTo(content: Content, standIn: SearchIndex | undefined): Generator<void> {
  const index: SearchEntry[] = [];
  for (const read of readers) {
    const records = read(content);
    yield;
    for (let from = 0; from < records.length; from += recordsAtOnce) {
      for (const record of records.slice(from, from + recordsAtOnce)) index.push(toEntry(record));
      yield;
    }
  }
  // A search may have made one meanwhile: the results of one search come from one index.
  if (indexes.get(content) === standIn) indexes.set(content, index);
}
