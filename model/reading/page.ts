import { z } from "zod";
import type { PageSlug } from "#domain/pages/pages.ts";
import { RecordSchema } from "./record.ts";

/** The front matter of a page written as Markdown. */
export const PageSchema = RecordSchema.safeExtend({
  title: z.string().min(3).max(60),
  summary: z.string().min(60).max(160),
});

export type Page = z.infer<typeof PageSchema> & { slug: PageSlug; html: string };
