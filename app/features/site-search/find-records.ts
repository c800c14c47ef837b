import { dictionaryOf } from "./dictionary.ts";
import { wordsOfIndex } from "./index-words.ts";
import { findTerm, type SearchIndex } from "./search-index.ts";
import type { SearchRecord } from "./search-record.ts";
import { nearestWords } from "#domain/search/nearest.ts";
import { wordsOf } from "#domain/search/lexicon.ts";
import { rank } from "#domain/search/rank.ts";
import { includesText, type SearchKind } from "#domain/search/search.ts";
import type { SearchTexts } from "#model/page-texts/search.ts";

/**
 * The records that contain the term, those that answer it, and for several words also those that speak of half of what
 * they tell; the best first.
 */
export function findRecords(
  typed: string,
  index: SearchIndex,
  texts: Pick<SearchTexts, "answers" | "fillers" | "same">,
): SearchRecord[] {
  const { lexicon, words } = dictionaryOf(texts);
  const { vocabulary, rarityOf } = wordsOfIndex(index);
  const asked = lexicon.read(typed, {
    has: (stem) => rarityOf(stem) > 0,
    spell: (word) => meantBy(word, vocabulary, words),
  });
  const isQuestion = asked.filter(({ isFiller }) => !isFiller).length > 1;
  const found = new Set(findTerm(index, typed));
  const pages = index.map(({ page }) => page);
  const ranked = rank(asked, pages, rarityOf).flatMap(({ score, share, isAnswer }, at) => {
    const record = index[at]?.record;
    if (!record) return [];
    const isFound = found.has(record);
    const bonus = isFound ? bonusOf(typed, record) : 0;
    const isMeant = isFound || isAnswer || (isQuestion && share >= leastShare);
    const all = (score + bonus) * (byKind[record.kind] ?? 1);
    return isMeant ? { record, score: all, isSure: isFound || isAnswer } : [];
  });
  const best = Math.max(0, ...ranked.map(({ score }) => score));
  return ranked
    .filter(({ score, isSure }) => isSure || score >= leastScore * best)
    .sort((a, b) => b.score - a.score)
    .map(({ record }) => record);
}

/** Of the best score; what has less only mentions the words. */
const leastScore = 0.4;
/** Of the question. */
const leastShare = 0.5;

/** People rather mean a page to do something than one to read. */
const byKind: Partial<Record<SearchKind, number>> = {
  leaders: 0.95,
  documents: 0.9,
  articles: 0.9,
  careers: 0.85,
};

/** More for a record with the term as it was typed, most for a title with several words of it. */
function bonusOf(typed: string, { title, description }: SearchRecord): number {
  if (includesText(typed, [title])) return wordsOf(typed).length > 1 ? 0.5 : 0.15;
  return includesText(typed, description) ? 0.1 : 0.05;
}

/** Shorter ones are the start of too many words, or near to too many. */
const shortestBegun = 3;
const shortestMisspelt = 4;
const mostCompletions = 12;

/** Words for one that no page has: those that begin so, because it is still being typed, or the nearest. */
function meantBy(
  word: string,
  vocabulary: ReadonlyMap<string, number>,
  words: readonly string[],
): string[] {
  if (word.length < shortestBegun) return [];
  // The words of people count as those of several pages.
  const known = new Map([...words.map((each) => [each, 5] as const), ...vocabulary]);
  const begun = [...known].filter(([each]) => each.startsWith(word));
  if (begun.length > 0)
    return begun
      .sort(([, a], [, b]) => b - a)
      .slice(0, mostCompletions)
      .map(([each]) => each);
  return word.length < shortestMisspelt ? [] : nearestWords(word, known);
}
