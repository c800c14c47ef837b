import { findAnswers } from "#domain/search/answers.ts";
import { findTerm, type SearchIndex } from "#app/features/site-search/search-index.ts";
import type { SearchRecord } from "#app/features/site-search/search-record.ts";
import { findRelated } from "./synonyms.ts";
import type { SearchTexts } from "#model/pages/search.ts";

/**
 * The records that answer a question, and those that contain the term. Pages that answer only a part of the question
 * are shown where nothing contains the term, and then its synonym's records follow.
 */
export function findRecords(
  typed: string,
  index: SearchIndex,
  texts: Pick<SearchTexts, "answers" | "fillers" | "synonyms">,
): SearchRecord[] {
  const found = findTerm(index, typed);
  const best = findAnswers(typed, {
    answers: texts.answers,
    fillers: new Set(texts.fillers),
  });
  if (!best || (!best.isWhole && found.length > 0)) return found;
  const first = best.to.flatMap(
    (to) => index.find(({ record }) => record.href === to)?.record ?? [],
  );
  if (first.length === 0 || found.length > 0) return [...new Set([...first, ...found])];
  return [...new Set([...first, ...(findRelated(typed, index, texts)?.records ?? [])])];
}
