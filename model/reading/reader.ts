import type { z } from "zod";
import { type FileDates, timesIn } from "#model/dates/file-dates.ts";
import { plainText, renderMarkdown } from "./markdown.ts";
import { readFileRecord, readFolder, readOneFile } from "./records.ts";
import { SettingsSchema } from "./site.ts";
import { fillSiteWords, fillSiteWordsInMarkdown, siteWords } from "./site-words.ts";

/** Hears of each file or folder that is read, and of its schema. */
export type OnSchema = (file: string, schema: z.ZodType) => void;

/** Reads what an editor wrote: checked by its schema, the site's words filled in, the dates of each file noted. */
export function openReader(root: string, onSchema: OnSchema = () => undefined) {
  onSchema("site/settings.yaml", SettingsSchema);
  const settings = readOneFile(root, "site/settings.yaml", SettingsSchema);
  const words = siteWords(settings);
  const dates: FileDates[] = [];
  const noteDates = <R extends { file: string; value: unknown; review: object }>(record: R) => {
    dates.push({ ...record.review, file: record.file, times: timesIn(record.value) });
    return record;
  };
  const oneFile = <T>(file: string, schema: z.ZodType<T>) => {
    onSchema(file, schema);
    return fillSiteWords(noteDates(readFileRecord(root, file, schema)).value, file, words);
  };
  return {
    settings,
    words,
    dates,
    oneFile,
    site: <T>(name: string, schema: z.ZodType<T>) => oneFile(`site/${name}`, schema),
    folder: <T>(name: string, schema: z.ZodType<T>) => {
      onSchema(name, schema);
      return readFolder(root, name, schema)
        .map(noteDates)
        .map(({ value, ...record }) => ({
          ...record,
          value: fillSiteWords(value, record.file, words),
        }));
    },
    /** The text below the front matter of a Markdown file, as HTML and plain. */
    toHtml: ({ body, file }: { body: string; file: string }) =>
      renderMarkdown(fillSiteWordsInMarkdown(body, file, words)),
    toPlainText: ({ body, file }: { body: string; file: string }) =>
      plainText(fillSiteWordsInMarkdown(body, file, words)),
  };
}

export type Reader = ReturnType<typeof openReader>;
