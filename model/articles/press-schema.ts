import { z } from "zod";
import { themes } from "#domain/pages/articles.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

/** The words of the press pages; articles stand in `content/articles`. */
export const PressSchema = z.strictObject({
  title: Words.max(60),
  summary: z.string().min(60).max(160),
  lead: z.string().min(40).max(260),
  themes: z.record(z.enum(themes), Words.max(30)),
  filters: z.strictObject({
    title: Words,
    theme: Words,
    year: Words,
    all: Words,
    show: Words,
    clear: Words,
    noneMatch: z.strictObject({ title: Words, text: Words }),
  }),
  count: z.strictObject({ one: Words, other: wordsWith("count") }),
  pages: z.strictObject({
    label: Words,
    previous: Words,
    next: Words,
    page: wordsWith("page", "pages"),
  }),
  feed: z.strictObject({ title: Words, link: Words }),
  goTo: wordsWith("label"),
  sources: z.strictObject({ title: Words, readOn: wordsWith("day") }),
  more: Words,
  all: Words,
  share: z.strictObject({
    title: Words,
    whatsapp: Words,
    email: Words,
    message: wordsWith("title", "address"),
    subject: wordsWith("title"),
  }),
});

export type Press = z.infer<typeof PressSchema>;
