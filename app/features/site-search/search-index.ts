import type { Content } from "#model/content.ts";
import { wordsOf } from "#domain/search/answers.ts";
import { foldText, termPattern } from "#domain/search/search.ts";
import { stemOf } from "#domain/search/stem.ts";
import { readers } from "./readers.ts";
import type { SearchRecord } from "./search-record.ts";

/** A record with its folded texts, which the search compares. */
export type SearchEntry = {
  record: SearchRecord;
  title: string;
  description: string;
  rest: string;
};

export type SearchIndex = readonly SearchEntry[];

export function toEntry(record: SearchRecord): SearchEntry {
  // A term contains no line break, so a match cannot span two texts.
  const folded = (texts: readonly string[]) => texts.map(foldText).join("\n");
  return {
    record,
    title: foldText(record.title),
    description: folded(record.description),
    rest: folded(record.texts),
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

/**
 * The records that a question names: it has every word of their title, and one of `telling` is among them. `others` are
 * words for the same. The longest title is first.
 */
export function findNamed(
  index: SearchIndex,
  telling: readonly string[],
  others: readonly string[],
): SearchRecord[] {
  const tellingStems = new Set(telling.map(stemOf));
  const stems = new Set([...tellingStems, ...others.map(stemOf)]);
  return index
    .map(({ record, title }) => ({ record, words: wordsOf(title).map(stemOf) }))
    .filter(
      ({ words }) =>
        words.some((word) => tellingStems.has(word)) && words.every((word) => stems.has(word)),
    )
    .sort((a, b) => b.words.length - a.words.length)
    .map(({ record }) => record);
}

/**
 * The records that speak of the words, the best first: of rare words before common ones, and in their titles before
 * elsewhere. Each word comes with others for the same. A record has half of the weight that the words have together.
 */
export function findBest(
  index: SearchIndex,
  words: readonly (readonly string[])[],
): SearchRecord[] {
  const marks = words.map((same) => index.map((entry) => markOf(entry, same)));
  const weights = marks.map((each) => {
    const count = each.filter((mark) => mark > 0).length;
    return count === 0 ? 0 : Math.log(1 + index.length / count);
  });
  const sum = (of: (i: number) => number) => words.reduce((all, _, i) => all + of(i), 0);
  const most = sum((i) => weights[i] ?? 0);
  return index
    .map(({ record }, at) => {
      const weightOf = (i: number) => ((marks[i]?.[at] ?? 0) > 0 ? (weights[i] ?? 0) : 0);
      return {
        record,
        share: sum(weightOf) / most,
        score: sum((i) => weightOf(i) * (marks[i]?.[at] ?? 0)),
      };
    })
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.score - a.score)
    .map(({ record }) => record);
}

const leastShare = 0.5;

/** How much a record speaks of a word: 1 in its title, less elsewhere, 0 if nowhere. */
function markOf({ title, description, rest }: SearchEntry, same: readonly string[]) {
  const patterns = same.flatMap((word) => termPattern(stemOf(word), wordStart, wordEnd) ?? []);
  const isIn = (text: string) => patterns.some((pattern) => pattern.test(text));
  if (isIn(title)) return 1;
  if (isIn(description)) return 0.6;
  return isIn(rest) ? 0.3 : 0;
}

const wordStart = "(?:^|[^\\p{L}\\p{N}])";
const wordEnd = "(?:ing|e[ds]|s)?(?![\\p{L}\\p{N}])";

const indexes = new WeakMap<Content, SearchIndex>();

/** The index of a content, kept as long as the content: made in advance, or by the first search. */
export function indexOf(content: Content): SearchIndex {
  const kept = indexes.get(content);
  if (kept) return kept;
  const index = readers.flatMap((read) => read(content)).map(toEntry);
  indexes.set(content, index);
  return index;
}

/** Records that a step prepares, in about a millisecond. */
export const recordsAtOnce = 20;

/**
 * Makes the index of the content in steps, so that requests are answered in between. Until the last step, searches use
 * the index of the content before, if it had one.
 */
export function indexAhead(content: Content, before?: Content): Iterable<void> {
  const old = before && indexes.get(before);
  if (old && !indexes.has(content)) indexes.set(content, old);
  return stepsTo(content, indexes.get(content));
}

function* stepsTo(content: Content, previous: SearchIndex | undefined): Generator<void> {
  const index: SearchEntry[] = [];
  for (const read of readers) {
    const records = read(content);
    yield;
    for (let from = 0; from < records.length; from += recordsAtOnce) {
      for (const record of records.slice(from, from + recordsAtOnce)) index.push(toEntry(record));
      yield;
    }
  }
  // A search may have made its own index meanwhile; that one stays, so that all results come from one index.
  if (indexes.get(content) === previous) indexes.set(content, index);
}
