import { findAnswers, meaningfulWords, wordsOf } from "#domain/search/answers.ts";
import {
  findBest,
  findNamed,
  findTerm,
  type SearchIndex,
} from "#app/features/site-search/search-index.ts";
import type { SearchRecord } from "#app/features/site-search/search-record.ts";
import { includesText } from "#domain/search/search.ts";
import { nearestWords } from "#domain/contact/nearest.ts";
import { vocabularyOf } from "./did-you-mean.ts";
import { findRelated, findSynonym } from "./synonyms.ts";
import type { SearchTexts } from "#model/pages/search.ts";

type Texts = Pick<SearchTexts, "answers" | "fillers" | "same" | "synonyms">;

/**
 * The records that answer a question, and those that contain the term. Pages that answer only a part of the question
 * are shown where nothing contains the term, after those that the question names; the synonym's records follow.
 */
export function findRecords(typed: string, index: SearchIndex, texts: Texts): SearchRecord[] {
  const found = findTerm(index, typed);
  const fillers = new Set(texts.fillers);
  const best = findAnswers(typed, { ...texts, fillers });
  const answers = (best?.to ?? []).flatMap(
    (to) => index.find(({ record }) => record.href === to)?.record ?? [],
  );
  if (best?.rest.length === 0 && answers.length > 0)
    return [
      ...new Set([...answers, ...(found.length > 0 ? found : relatedTo(typed, index, texts))]),
    ];
  const hasTitle = found.some(({ title }) => includesText(typed, [title]));
  if (found.length > 0) return [...new Set(hasTitle ? found : [...answers, ...found])];
  const asked = meaningfulWords(typed, fillers);
  const named =
    asked.length > 1
      ? findNamed(index, withSynonyms(best?.rest ?? asked, texts.synonyms), [
          ...withSynonyms(asked, texts.synonyms),
          ...fillers,
        ])
      : [];
  const related = relatedTo(typed, index, texts);
  const words = asked.slice(0, mostWords).map((word) => sameAs(word, index, texts));
  // A word alone that is misspelt has a right one beside it instead.
  const speaking = asked.length > 1 ? findBest(index, words) : [];
  if (named.length + answers.length === 0) return related.length > 0 ? [] : speaking;
  // An answer to "car insurance" is nearer to "car insurance calculator" than the page "Calculators".
  const nearer = named.filter(({ title }) => wordsOf(title).length >= (best?.told ?? 0));
  return [...new Set([...nearer, ...answers, ...named, ...speaking, ...related])];
}

/** A longer question is told by its first words, and would take long to compare. */
const mostWords = 8;

/** The word as it may have been meant, and the site's own words for it. */
function sameAs(word: string, index: SearchIndex, { same, synonyms }: Texts): string[] {
  const own = Object.entries(same).flatMap(([plain, all]) => (all.includes(word) ? [plain] : []));
  const meant = own.length > 0 ? own : nearestWords(word, vocabularyOf(index)).slice(0, 1);
  const terms = [word, ...meant].flatMap((each) => findSynonym(each, synonyms)?.search[0] ?? []);
  return [word, ...meant, ...terms];
}

function relatedTo(typed: string, index: SearchIndex, texts: Texts) {
  return findRelated(typed, index, texts)?.records ?? [];
}

/** The words, and the site's own term for each of them: the first, because the others name further things. */
function withSynonyms(words: readonly string[], synonyms: Texts["synonyms"]): string[] {
  const own = words.flatMap((word) => findSynonym(word, synonyms)?.search[0] ?? []);
  return [...words, ...own.flatMap(wordsOf)];
}
