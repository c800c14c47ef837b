import { z } from "zod";
import { type SearchKind, searchKinds } from "#domain/search/search.ts";
import { Count, Paging, ShortText, textWith, Summary, textFields } from "#model/reading/texts.ts";

/** A search term in lower case, because the search ignores case. */
const Term = z
  .string()
  .min(2)
  .max(40)
  .regex(/^[^A-Z]+$/, "is in lower case");

/** Phrases, in any word order, and the pages that they lead to, best first. */
const AnswerSchema = z.strictObject({
  asks: z.array(Term).min(1),
  to: z.array(z.string().startsWith("/")).min(1),
});

/** The texts of /search, of the header's search box and of the links on a missing page. */
export const SearchSchema = z.strictObject({
  title: ShortText,
  description: Summary,
  ...textFields("lead", "examplesTitle"),
  examples: z.array(ShortText).min(3).max(8),
  ...textFields("kindsLabel", "all"),
  kinds: z.record(z.enum(searchKinds), ShortText) satisfies z.ZodType<Record<SearchKind, string>>,
  atm: textWith("branch"),
  count: Count,
  newTab: ShortText,
  pages: Paging,
  none: ShortText,
  /** Stands above results that do not contain the term, and names the words that were searched for. */
  instead: textWith("term", "words"),
  suggestions: z.strictObject({
    label: ShortText,
    /** For screen readers. */
    heard: Count,
    none: ShortText,
  }),
  /** Above the links to similar paths on a missing page. */
  nearby: ShortText,
  /** Words and units that say nothing about the topic. */
  fillers: z.array(z.string().min(1)),
  /** Synonyms in Kiswahili, Sheng or everyday English. */
  same: z.record(Term, z.array(Term).min(1)),
  answers: z.array(AnswerSchema),
});

export type SearchTexts = z.infer<typeof SearchSchema>;
