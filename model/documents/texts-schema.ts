import { z } from "zod";
import { textFields, ShortText, textWith } from "#model/reading/texts.ts";

/** The texts around the content of every document. */
export const DocumentTextsSchema = z.strictObject({
  ...textFields("draft", "outline", "contents"),
  reviewed: textWith("day"),
  changes: ShortText,
  files: z.strictObject({
    title: ShortText,
    dated: textWith("date"),
    file: textWith("size", "language"),
    ...textFields("open", "opensInNewTab", "download", "checksum"),
  }),
  policies: z.strictObject({
    published: ShortText,
    read: textWith("title"),
    ask: ShortText,
    askFor: textWith("title"),
  }),
});

export type DocumentTexts = z.infer<typeof DocumentTextsSchema>;
