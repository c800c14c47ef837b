import { z } from "zod";
import type { PageSlug } from "#domain/pages.ts";
import { isSourced, provenanceFields, unsourced } from "./provenance.ts";

/** The front matter of a page written as Markdown. */
export const PageSchema = z
  .strictObject({
    title: z.string().min(3).max(60),
    summary: z.string().min(60).max(160),
    ...provenanceFields,
  })
  .refine(isSourced, unsourced);

export type Page = z.infer<typeof PageSchema> & { slug: PageSlug; html: string };
