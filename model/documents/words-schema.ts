import { z } from "zod";
import { Words, wordsWith } from "#model/reading/words.ts";

/** What stands around the text of every document. */
export const DocumentWordsSchema = z.strictObject({
  draft: Words,
  contents: Words,
  reviewed: wordsWith("day"),
  changes: Words,
  files: z.strictObject({
    title: Words,
    open: Words,
    newTab: Words,
    download: Words,
    size: wordsWith("size"),
  }),
  policies: z.strictObject({
    published: Words,
    read: wordsWith("title"),
    ask: Words,
    askFor: wordsWith("title"),
  }),
});

export type DocumentWords = z.infer<typeof DocumentWordsSchema>;
