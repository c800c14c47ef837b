import { findAnswers, meaningfulWords, wordsOf } from "#domain/search/answers.ts";
import { findNamed, findTerm, type SearchIndex } from "#app/features/site-search/search-index.ts";
import type { SearchRecord } from "#app/features/site-search/search-record.ts";
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
  if (found.length > 0) return found;
  const asked = meaningfulWords(typed, fillers);
  const named =
    asked.length > 1
      ? findNamed(index, withSynonyms(best?.rest ?? asked, texts.synonyms), [
          ...withSynonyms(asked, texts.synonyms),
          ...fillers,
        ])
      : [];
  const first = [...named, ...answers];
  return first.length > 0 ? [...new Set([...first, ...relatedTo(typed, index, texts)])] : [];
}

function relatedTo(typed: string, index: SearchIndex, texts: Texts) {
  return findRelated(typed, index, texts)?.records ?? [];
}

/** The words, and the site's own term for each of them: the first, because the others name further things. */
function withSynonyms(words: readonly string[], synonyms: Texts["synonyms"]): string[] {
  const own = words.flatMap((word) => findSynonym(word, synonyms)?.search[0] ?? []);
  return [...words, ...own.flatMap(wordsOf)];
}
