import { z } from "zod";
import type { DocumentKey } from "#domain/documents.ts";
import { isSourced, provenanceFields, unsourced } from "./provenance.ts";

const Words = z.string().min(2);

/** The front matter of a document written as Markdown. */
export const DocumentSchema = z
  .strictObject({
    title: z.string().min(3).max(60),
    summary: z.string().min(60).max(160),
    /** The words of the table that says how long things are kept; the days are the server's own. */
    retention: z
      .strictObject({
        title: Words,
        what: Words,
        howLong: Words,
        applications: Words,
        enquiries: Words,
        codes: Words,
        aDay: Words,
        visits: Words,
        visitsKept: Words,
      })
      .optional(),
    ...provenanceFields,
  })
  .refine(isSourced, unsourced);

export type SiteDocument = z.infer<typeof DocumentSchema> & { key: DocumentKey; html: string };
