import { z } from "zod";
import type { PageSlug } from "#domain/site/page-slugs.ts";
import { RecordSchema } from "./record.ts";
import { Summary } from "./texts.ts";

/** The front matter of a page written as Markdown. */
export const PageSchema = RecordSchema.safeExtend({
  title: z.string().min(3).max(60),
  summary: Summary,
});

export type Page = z.infer<typeof PageSchema> & { slug: PageSlug; html: string };
