import type { Content } from "#model/content.ts";
import type { Job } from "#domain/careers/job.ts";
import { joinedWords, splitWords } from "#domain/search/lexicon.ts";
import { soundOf } from "#domain/search/nearest.ts";
import { foldTerm, foldText, termPattern } from "#domain/search/search.ts";
import { type Dictionary, dictionaryOf, rankedPage } from "./dictionary.ts";
import { readers } from "./readers.ts";
import type { SearchRecord } from "./search-record.ts";

/** A record with its folded texts, which the search compares. */
export type SearchEntry = ReturnType<typeof toEntry>;

/** The data that a search reads. */
export type SearchIndex = ReturnType<typeof makeIndex>;

export function toEntry(record: SearchRecord, dictionary: Dictionary) {
  // A term contains no line break, so a match cannot span two texts.
  const folded = (texts: readonly string[]) => texts.map(foldText).join("\n");
  return {
    record,
    title: foldText(record.title),
    description: folded(record.description),
    rest: folded(record.texts),
    joined: joinedWords(record.title),
    page: rankedPage(record, dictionary),
  };
}

/** The records that contain the term. */
export function findTerm(entries: readonly SearchEntry[], term: string): SearchRecord[] {
  const wanted = termPattern(term);
  if (!wanted) return [];
  const start = foldTerm(term);
  return entries
    .filter(
      ({ title, description, rest, joined }) =>
        [title, description, rest].some((text) => wanted.test(text)) ||
        // "karo" is in "thikaroad", but not in "Thika Road".
        joined.some((words) => words.startsWith(start)),
    )
    .map(({ record }) => record);
}

const indexes = new WeakMap<Content, SearchIndex>();

/** The index of a content, kept as long as the content. */
export function indexOf(content: Content): SearchIndex {
  const index = indexes.get(content) ?? makeIndex(content);
  indexes.set(content, index);
  return index;
}

/** A word of the dictionary counts like a word of this many records. */
const countOfAsk = 5;

function makeIndex(content: Content) {
  const dictionary = dictionaryOf(content.search);
  const entries = readers.flatMap((read) => read(content)).map((each) => toEntry(each, dictionary));
  const shown = entries.map(({ title, description }) =>
    splitWords(`${title} ${description}`).filter((word) => word.length > 2),
  );
  const vocabulary = new Map([
    ...dictionary.words.map((word) => [word, countOfAsk] as const),
    ...countEach(shown),
  ]);
  const counts = countEach(entries.map(({ page }) => [...page.marks.keys()]));
  return {
    entries,
    dictionary,
    /** Words from the dictionary, and from titles and descriptions, with the number of records that have each. */
    vocabulary,
    wordsBySound: Map.groupBy(vocabulary.keys(), soundOf),
    /** How well a word tells records apart: the fewer records have it, the higher; 0 if none has it. */
    rarityOf: (form: string) => Math.log(1 + entries.length / (counts.get(form) ?? Infinity)),
    /** Entries of jobs, which are not part of the content. */
    jobs: new WeakMap<Job, SearchEntry>(),
  };
}

/** The number of lists that have each word. */
function countEach(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const word of new Set(list)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
