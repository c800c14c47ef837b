import { z } from "zod";
import { themes } from "#domain/pages/articles.ts";
import { isKnownDate } from "#domain/time/known-date.ts";
import { ClockedSchema } from "#model/dates/clock.ts";
import { provenanceFields } from "#model/reading/provenance.ts";
import { MenuLinkSchema } from "#model/reading/site.ts";

/** YAML reads a bare year as a number. */
export const KnownDateSchema = z
  .union([z.string(), z.int().transform(String)])
  .refine(isKnownDate, "is a day, a month or a year: 2024-09-04, 2024-09 or 2024");

const SourceSchema = z.strictObject({
  publisher: z.string().min(3).max(60),
  /** Left out where the publisher and the date are all that is known. */
  url: z.url({ protocol: /^https?$/ }).optional(),
  published: KnownDateSchema.optional(),
});

/** The front matter of an article; the file's name is its path, the Markdown below its content. */
export const ArticleSchema = ClockedSchema.safeExtend({
  title: z.string().min(15).max(75),
  /** When it happened, as far as is known; an article without a date stands after all others. */
  date: KnownDateSchema.optional(),
  /** The last day it can have been, where that is known better than the date says. */
  notAfter: z.iso.date().optional(),
  theme: z.enum(themes),
  /** The text of cards and of the feed. */
  summary: z.string().min(60).max(200),
  /** "Go to …": a page of this site, or an outside address of the settings. */
  productLink: MenuLinkSchema.optional(),
  /** COR-5: keeps the article out of lists and the feed, and leaves "More Articles" out. */
  isHidden: z.boolean().default(false),
  sources: z.array(SourceSchema).default([]),
  /** The day on which the sources were last read. */
  readOn: z.iso.date().optional(),
  provenance: provenanceFields.provenance,
  note: provenanceFields.note,
})
  .refine(({ date, notAfter }) => notAfter === undefined || isWithin(notAfter, date), {
    error: "is a day of the date",
    path: ["notAfter"],
  })
  .refine(
    ({ provenance, sources, readOn }) =>
      provenance !== "public" || (sources.length > 0 && readOn !== undefined),
    { error: "what is public names its sources and the day they were read", path: ["provenance"] },
  );

function isWithin(day: string, date: string | undefined) {
  return date !== undefined && day.startsWith(date);
}

export type Article = z.infer<typeof ArticleSchema> & {
  path: string;
  /** The last day that its date can mean: its place in lists, and its day in the feed. */
  day: string | undefined;
  html: string;
  /** The words of the content, without marks. */
  text: string;
};
