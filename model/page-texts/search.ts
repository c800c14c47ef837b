import { z } from "zod";
import { type SearchKind, searchKinds } from "#domain/search/search.ts";
import { Count, Paging, ShortText, textWith, Summary } from "#model/reading/texts.ts";

/** A search term in lower case, because the search ignores case. */
const Term = z
  .string()
  .min(2)
  .max(40)
  .regex(/^[^A-Z]+$/, "is in lower case");

/** Words that people use and the site does not, in Kiswahili or from everyday life. */
const SynonymSchema = z.strictObject({
  terms: z.array(Term).min(1),
  /** Completes "These speak of …". */
  means: z.string().min(3).max(60),
  /** Terms to search for instead, the best first. */
  search: z.array(Term).min(1),
});

/** Asks of people, in any order of words, and the pages they mean, the best first. */
const AnswerSchema = z.strictObject({
  asks: z.array(Term).min(1),
  to: z.array(z.string().startsWith("/")).min(1),
});

/** The texts of /search, of the header's search box and of the links on a missing page. */
export const SearchSchema = z
  .strictObject({
    title: ShortText,
    description: Summary,
    lead: ShortText,
    examplesTitle: ShortText,
    examples: z.array(ShortText).min(3).max(8),
    kindsLabel: ShortText,
    all: ShortText,
    kinds: z.record(z.enum(searchKinds), ShortText) satisfies z.ZodType<Record<SearchKind, string>>,
    atm: textWith("branch"),
    /** With results: another meaning of the term, and a search for it. */
    also: textWith("means"),
    alsoSearch: textWith("term"),
    count: Count,
    newTab: ShortText,
    pages: Paging,
    none: z.strictObject({
      text: ShortText,
      didYouMean: ShortText,
      /** Names the related results that are shown instead. */
      related: textWith("term", "means"),
      allWords: textWith("term"),
    }),
    suggestions: z.strictObject({
      label: ShortText,
      /** For screen readers. */
      heard: Count,
      none: ShortText,
      related: textWith("means"),
    }),
    /** Above the links to similar paths on a missing page. */
    nearby: ShortText,
    synonyms: z.array(SynonymSchema),
    /** Words and units that say nothing of what is looked for. */
    fillers: z.array(z.string().min(1)),
    /** Other words for a word, in Kiswahili, Sheng or everyday English. */
    same: z.record(Term, z.array(Term).min(1)),
    answers: z.array(AnswerSchema),
  })
  .refine(({ synonyms }) => new Set(termsOf(synonyms)).size === termsOf(synonyms).length, {
    error: "a term stands twice",
    path: ["synonyms"],
  });

function termsOf(synonyms: readonly { terms: readonly string[] }[]) {
  return synonyms.flatMap(({ terms }) => terms);
}

export type SearchTexts = z.infer<typeof SearchSchema>;
export type Synonym = z.infer<typeof SynonymSchema>;
