import { z } from "zod";
import type { StatementPageId } from "#domain/products/whizz-statement.ts";
import type { Heading } from "#model/documents/schema.ts";
import { SourcedSchema } from "#model/reading/provenance.ts";
import { textWith, Summary } from "#model/reading/texts.ts";

/** The texts around the pages of the HF Whizz data privacy statement. */
export const WhizzStatementSchema = SourcedSchema.safeExtend({
  title: z.string().min(3).max(60),
  summary: Summary,
  lead: z.string().min(20).max(240),
  back: z.string().min(2),
  contents: z.string().min(2),
  pages: z.string().min(2),
  /** "Page {page} of {pages}" */
  place: textWith("page", "pages"),
  previous: z.string().min(2),
  next: z.string().min(2),
  reviewed: z.iso.date(),
  changes: z.array(z.strictObject({ on: z.iso.date(), what: z.string().min(10) })).min(1),
});

/** The front matter of one page; its sections are the headings of its text. */
export const StatementPageSchema = z.strictObject({
  title: z.string().min(3).max(60),
  summary: Summary,
});

export type StatementPage = z.infer<typeof StatementPageSchema> & {
  id: StatementPageId;
  html: string;
  headings: readonly Heading[];
  /** The number of its first section. */
  firstSection: number;
};

export type WhizzStatement = z.infer<typeof WhizzStatementSchema> & {
  parts: readonly StatementPage[];
};
