import { z } from "zod";
import { textFields, ShortText, textWith } from "#model/reading/texts.ts";

/** The words around the text of every document. */
export const DocumentTextsSchema = z.strictObject({
  draft: ShortText,
  contents: ShortText,
  reviewed: textWith("day"),
  changes: ShortText,
  files: z.strictObject({
    ...textFields("title", "open", "newTab", "download"),
    size: textWith("size"),
  }),
  policies: z.strictObject({
    published: ShortText,
    read: textWith("title"),
    ask: ShortText,
    askFor: textWith("title"),
  }),
});

export type DocumentTexts = z.infer<typeof DocumentTextsSchema>;
