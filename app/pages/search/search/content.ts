import { z } from "zod";
import { type SearchKind, searchKinds } from "#domain/search/search.ts";
import { ShortText, textWith } from "#model/reading/texts.ts";

const count = z.strictObject({ one: ShortText, other: textWith("count") });

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
  /** The terms to look for instead, the best first. */
  search: z.array(Term).min(1),
});

/** The words of /search, of the box in the header, and of what a missing page suggests. */
export const SearchSchema = z
  .strictObject({
    title: ShortText,
    description: z.string().min(60).max(160),
    lead: ShortText,
    examplesTitle: ShortText,
    examples: z.array(ShortText).min(3).max(8),
    kindsLabel: ShortText,
    all: ShortText,
    kinds: z.record(z.enum(searchKinds), ShortText) satisfies z.ZodType<Record<SearchKind, string>>,
    atm: textWith("branch"),
    /** Beside results: what else a term may mean, and the search for it. */
    also: textWith("means"),
    alsoSearch: textWith("term"),
    count,
    newTab: ShortText,
    pages: z.strictObject({
      label: ShortText,
      previous: ShortText,
      next: ShortText,
      page: textWith("page", "pages"),
    }),
    none: z.strictObject({
      text: ShortText,
      didYouMean: ShortText,
      /** Something else is shown instead, and it is said what. */
      related: textWith("term", "means"),
      allWords: textWith("term"),
    }),
    suggestions: z.strictObject({
      label: ShortText,
      /** For screen readers. */
      heard: count,
      none: ShortText,
      related: textWith("means"),
    }),
    /** Above the addresses that a missing one resembles. */
    nearby: ShortText,
    synonyms: z.array(SynonymSchema),
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
