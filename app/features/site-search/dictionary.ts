import type { SearchTexts } from "#model/page-texts/search.ts";
import type { SearchKind } from "#domain/search/search.ts";
import { type Forms, joinedWords, lexiconOf, splitWords, wordsOf } from "#domain/search/lexicon.ts";
import { type Ask, otherWord, placeWeight, type RankedPage } from "#domain/search/rank.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { SearchRecord } from "./search-record.ts";

type Texts = Pick<SearchTexts, "answers" | "fillers" | "same">;

export type Dictionary = ReturnType<typeof dictionaryOf>;

/** The words that people use for things and the pages that answer them, prepared for the search. */
export function dictionaryOf(texts: Texts) {
  const { answers, same } = texts;
  const lexicon = lexiconOf(texts);
  const asks = answers.flatMap(({ asks: all, to }) =>
    all.flatMap((ask) => {
      const words = wordsOf(ask).map(lexicon.formsOf);
      return to.map((href, place) => ({ href, words, place }));
    }),
  );
  const byHref = Map.groupBy(asks, ({ href }) => href);
  const words = answers.flatMap((answer) => answer.asks.flatMap(wordsOf));
  return {
    lexicon,
    /** All its words, as people write them. */
    words: [...words, ...Object.entries(same).flat(2)],
    asksOf: (href: string) => byHref.get(href) ?? [],
  };
}

/** The pages that list records: words that ask for the list can also ask for each record. */
const lists: Partial<Record<SearchKind, string>> = {
  property: paths.properties(),
  branches: paths.locations("Branches"),
  atms: paths.locations("ATMS"),
  leaders: paths.leadership(),
  careers: link("/careers/jobsListing"),
};

/** The weight of a word in a page, by its place. */
const marks = { ask: 1, title: 1, list: 0.8, description: 0.6, rest: 0.25 };

export function rankedPage(
  { href, kind, title, description, texts }: SearchRecord,
  { lexicon, asksOf }: Dictionary,
): RankedPage {
  const { formsOf, isFiller } = lexicon;
  const asks = asksOf(href);
  const told = new Map<string, number>();
  const tell = ([stem, sense]: Forms, mark: number) => {
    told.set(sense, Math.max(otherWord * mark, told.get(sense) ?? 0));
    told.set(stem, Math.max(mark, told.get(stem) ?? 0));
  };
  const tellTexts = (all: readonly string[], mark: number) => {
    // A filler word counts only as part of the words with which people ask for a page.
    for (const word of all.flatMap(splitWords)) if (!isFiller(word)) tell(formsOf(word), mark);
  };
  const tellAsks = (all: readonly Ask[], mark: number) => {
    for (const { words, place } of all)
      for (const forms of words) tell(forms, mark * placeWeight(place));
  };
  tellTexts(texts, marks.rest);
  tellTexts(description, marks.description);
  tellTexts([title, ...joinedWords(title)], marks.title);
  tellAsks(asksOf(lists[kind] ?? ""), marks.list);
  tellAsks(asks, marks.ask);
  return { marks: told, asks, title: wordsOf(title).map(formsOf) };
}
