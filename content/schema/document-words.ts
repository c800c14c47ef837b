import { z } from "zod";

const Words = z.string().min(2);
/** Words with a place for a value: `{day}`. */
const wordsWith = (name: string) => Words.includes(`{${name}}`);

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
