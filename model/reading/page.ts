import { z } from "zod";
import type { PageSlug } from "#domain/pages/pages.ts";
import { clockFields, endsAfterItBegins, endsBefore } from "#model/dates/clock.ts";
import { isSourced, provenanceFields, unsourced } from "./provenance.ts";

/** The front matter of a page written as Markdown. */
export const PageSchema = z
  .strictObject({
    title: z.string().min(3).max(60),
    summary: z.string().min(60).max(160),
    ...provenanceFields,
    ...clockFields,
  })
  .refine(isSourced, unsourced)
  .refine(endsAfterItBegins, endsBefore);

export type Page = z.infer<typeof PageSchema> & { slug: PageSlug; html: string };
