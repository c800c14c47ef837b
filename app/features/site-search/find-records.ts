import { nearestWords, soundOf } from "#domain/search/nearest.ts";
import { type Forms, wordsOf } from "#domain/search/lexicon.ts";
import { rank, type RankedPage } from "#domain/search/rank.ts";
import { includesText, type SearchKind } from "#domain/search/search.ts";
import { findTerm, type SearchEntry, type SearchIndex } from "./search-index.ts";
import type { SearchRecord } from "./search-record.ts";

/**
 * The records that contain the term and those that answer it; for several words, and for one that has neither, also
 * those that speak of half of what they tell. `jobs` come after the records of the content.
 */
export function findRecords(typed: string, index: SearchIndex, jobs: readonly SearchEntry[] = []) {
  const entries = [...index.entries, ...jobs];
  const pages = entries.map(({ page }) => page);
  const spell = (word: string) => meantBy(word, index);
  const first = readTerm(typed, pages, index, spell);
  // The best page for the whole term decides between the corrections of a word.
  const markOf = (word: string) =>
    Math.max(
      ...index.dictionary.lexicon.formsOf(word).map((form) => first.best?.marks.get(form) ?? 0),
    );
  const { asked, ranks } = first.asked.some(({ isSure, forms }) => !isSure && forms.length > 1)
    ? readTerm(typed, pages, index, (word) => likeliest(word, spell(word), markOf))
    : first;
  const telling = asked.filter(({ isFiller }) => !isFiller);
  const isQuestion = telling.length > 1;
  const found = new Set(findTerm(entries, typed));
  const ranked = ranks.flatMap(({ score, share, isAnswer }, at) => {
    const record = entries[at]?.record;
    if (!record) return [];
    const isFound = found.has(record);
    const bonus = isFound ? bonusOf(typed, record) : 0;
    const isSure = isFound || isAnswer;
    const all = (score + bonus) * (byKind[record.kind] ?? 1);
    return isSure || share >= leastShare ? [{ record, score: all, isSure, isAnswer }] : [];
  });
  const isOpen = isQuestion || (telling.length > 0 && found.size === 0);
  const best = Math.max(0, ...ranked.map(({ score }) => score));
  const matches = ranked
    .filter(({ score, isSure }) => isSure || (isOpen && score >= leastScore * best))
    .sort((a, b) => (isQuestion ? 0 : Number(b.isSure) - Number(a.isSure)) || b.score - a.score);
  // In a question, a word of a page is named as it was typed.
  const isOfPage = ([stem]: Forms) => index.rarityOf(stem) > 0;
  const meant = telling.flatMap(({ word, meant: words, isSure, forms }) =>
    isSure && asked.length > 1 && forms.some(isOfPage) ? [word] : words,
  );
  const isAsTyped =
    found.size > 0 ||
    telling.every((each) => each.isSure && (asked.length > 1 || each.meant.join() === each.word));
  return {
    /** Best match first. */
    records: matches.map(({ record }) => record),
    /** Those with a phrase of which the term has all words. */
    answers: matches.flatMap(({ record, isAnswer }) => (isAnswer ? [record] : [])),
    /** The words that were searched for, if no record contains the term. */
    meant: isAsTyped ? [] : meant,
  };
}

/** The pages whose title or phrases are mostly the term, best match first. The term is typed to its end. */
export function findNamed(term: string, index: SearchIndex): string[] {
  const pages = index.entries.map(({ page }) => page);
  return readTerm(term, pages, index, (word) => nearestWords(word, index.vocabulary))
    .ranks.flatMap(({ isNamed, score }, at) => {
      const href = index.entries[at]?.record.href;
      return isNamed && href ? [{ href, score }] : [];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ href }) => href);
}

/** The words of a term, the rank of each page for them, and the best page. */
function readTerm(
  typed: string,
  pages: readonly RankedPage[],
  { dictionary, rarityOf }: SearchIndex,
  spell: (word: string) => string[],
) {
  const asked = dictionary.lexicon.read(typed, { has: (stem) => rarityOf(stem) > 0, spell });
  const ranks = rank(asked, pages, rarityOf);
  const most = Math.max(...ranks.map(({ score }) => score));
  return { asked, ranks, best: pages[ranks.findIndex(({ score }) => score === most)] };
}

/** A share of the best score: a lower score only mentions the words. */
const leastScore = 0.4;
/** A share of the question. */
const leastShare = 0.5;

/** Pages on which to do something rank above pages to read. */
const byKind: Partial<Record<SearchKind, number>> = {
  leaders: 0.95,
  documents: 0.9,
  articles: 0.9,
  careers: 0.85,
};

/** A bonus for a record with the term as typed, highest if the title contains a term of several words. */
function bonusOf(typed: string, { title, description }: SearchRecord): number {
  if (includesText(typed, [title])) return wordsOf(typed).length > 1 ? 0.5 : 0.15;
  return includesText(typed, description) ? 0.1 : 0.05;
}

/** Of the corrections of a word, those with the highest mark. A word that is still being typed may become any of them. */
function likeliest(word: string, corrections: readonly string[], markOf: (word: string) => number) {
  const most = Math.max(...corrections.map(markOf));
  return corrections.filter((each) => each.startsWith(word) || markOf(each) === most);
}

/** A shorter word is the start of too many words, or too similar to too many. */
const shortestBegun = 3;
const shortestMisspelt = 4;
const mostCompletions = 12;

/**
 * Replacements for a word that no page has: words that sound like it, or else start with it, as it may still be being
 * typed, or else the most similar ones.
 */
function meantBy(word: string, { vocabulary, wordsBySound }: SearchIndex): string[] {
  if (word.length < shortestBegun) return [];
  const alike = wordsBySound.get(soundOf(word));
  if (alike) return alike;
  const begun = [...vocabulary].filter(([each]) => each.startsWith(word));
  if (begun.length > 0)
    return begun
      .sort(([, a], [, b]) => b - a)
      .slice(0, mostCompletions)
      .map(([each]) => each);
  return word.length < shortestMisspelt ? [] : nearestWords(word, vocabulary);
}
