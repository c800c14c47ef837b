import { z } from "zod";
import { type SearchKind, searchKinds } from "#domain/search/search.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

const count = z.strictObject({ one: Words, other: wordsWith("count") });

/** As it is looked for: no capitals, so that nobody thinks they matter. */
const Term = z
  .string()
  .min(2)
  .max(40)
  .regex(/^[^A-Z]+$/, "is in lower case");

/** Words that people use and the site does not: in Kiswahili, or from everyday life. */
const SynonymSchema = z.strictObject({
  terms: z.array(Term).min(1),
  /** Completes "These speak of …". */
  means: z.string().min(3).max(60),
  /** What is looked for instead, the best first. */
  search: z.array(Term).min(1),
});

/** The words of /search, of the box in the header, and of what a missing page suggests. */
export const SearchSchema = z
  .strictObject({
    title: Words,
    description: z.string().min(60).max(160),
    lead: Words,
    examplesTitle: Words,
    examples: z.array(Words).min(3).max(8),
    kindsLabel: Words,
    all: Words,
    kinds: z.record(z.enum(searchKinds), Words) satisfies z.ZodType<Record<SearchKind, string>>,
    atm: wordsWith("branch"),
    /** Beside results: what else a term may mean, and the search for it. */
    also: wordsWith("means"),
    alsoSearch: wordsWith("term"),
    count,
    newTab: Words,
    pages: z.strictObject({
      label: Words,
      previous: Words,
      next: Words,
      page: wordsWith("page", "pages"),
    }),
    none: z.strictObject({
      text: Words,
      didYouMean: Words,
      /** Something else is shown instead, and it is said what. */
      related: wordsWith("term", "means"),
      allWords: wordsWith("term"),
    }),
    suggestions: z.strictObject({
      label: Words,
      /** For screen readers. */
      heard: count,
      none: Words,
      related: wordsWith("means"),
    }),
    /** Above the addresses that a missing one resembles. */
    nearby: Words,
    synonyms: z.array(SynonymSchema),
  })
  .refine(({ synonyms }) => new Set(termsOf(synonyms)).size === termsOf(synonyms).length, {
    error: "a term stands twice",
    path: ["synonyms"],
  });

function termsOf(synonyms: readonly { terms: readonly string[] }[]) {
  return synonyms.flatMap(({ terms }) => terms);
}

export type SearchWords = z.infer<typeof SearchSchema>;
export type Synonym = z.infer<typeof SynonymSchema>;
