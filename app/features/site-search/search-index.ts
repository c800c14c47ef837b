import type { Content } from "#model/content.ts";
import { joinedWords } from "#domain/search/lexicon.ts";
import type { RankedPage } from "#domain/search/rank.ts";
import { foldText, termPattern } from "#domain/search/search.ts";
import { type Dictionary, dictionaryOf, rankedPage } from "./dictionary.ts";
import { readers } from "./readers.ts";
import type { SearchRecord } from "./search-record.ts";

/** A record with its folded texts, which the search compares. */
export type SearchEntry = {
  record: SearchRecord;
  title: string;
  description: string;
  rest: string;
  page: RankedPage;
};

export type SearchIndex = readonly SearchEntry[];

export function toEntry(record: SearchRecord, dictionary: Dictionary): SearchEntry {
  // A term contains no line break, so a match cannot span two texts.
  const folded = (texts: readonly string[]) => texts.map(foldText).join("\n");
  return {
    record,
    title: foldText(record.title),
    description: folded(record.description),
    rest: folded([...record.texts, ...joinedWords(record.title)]),
    page: rankedPage(record, dictionary),
  };
}

/**
 * The records that contain the term: a title equal to the term first, then titles, then descriptions, then other texts.
 * Equal matches keep the order of the index.
 */
export function findTerm(index: SearchIndex, term: string): SearchRecord[] {
  const wanted = termPattern(term);
  if (!wanted) return [];
  const isTitle: SearchRecord[] = [];
  const inTitle: SearchRecord[] = [];
  const inDescription: SearchRecord[] = [];
  const elsewhere: SearchRecord[] = [];
  for (const { record, title, description, rest } of index) {
    const match = wanted.exec(title);
    if (match) (match[0].length === title.length ? isTitle : inTitle).push(record);
    else if (wanted.test(description)) inDescription.push(record);
    else if (wanted.test(rest)) elsewhere.push(record);
  }
  return [...isTitle, ...inTitle, ...inDescription, ...elsewhere];
}

/** The records that contain every word as the start of a word. Those with all of them in the title come first. */
export function findWords(index: SearchIndex, words: readonly string[]): SearchRecord[] {
  const wanted = words.flatMap((word) => termPattern(word, wordStart) ?? []);
  if (wanted.length === 0) return [];
  const found = index.filter(({ title, description, rest }) =>
    wanted.every((word) => [title, description, rest].some((text) => word.test(text))),
  );
  const isInTitle = ({ title }: SearchEntry) => wanted.every((word) => word.test(title));
  return [...found.filter(isInTitle), ...found.filter((entry) => !isInTitle(entry))].map(
    ({ record }) => record,
  );
}

const wordStart = "(?:^|[^\\p{L}\\p{N}])";

const indexes = new WeakMap<Content, SearchIndex>();

/** The index of a content, kept as long as the content: made ahead, or by the first search. */
export function indexOf(content: Content): SearchIndex {
  const kept = indexes.get(content);
  if (kept) return kept;
  const dictionary = dictionaryOf(content.search);
  const index = readers.flatMap((read) => read(content)).map((each) => toEntry(each, dictionary));
  indexes.set(content, index);
  return index;
}
