import type { z } from "zod";
import type { ArticlePictures } from "#model/articles/schema.ts";
import { confirmationsIn } from "#model/dates/confirmations.ts";
import { type FileDates, timesIn } from "#model/dates/file-dates.ts";
import { figureDays } from "#model/facts/figure-days.ts";
import { readFigures } from "#model/facts/read-figures.ts";
import { fillReferences } from "#model/facts/references.ts";
import { FactsSchema } from "#model/facts/schema.ts";
import { unmask, mask } from "#model/facts/mask.ts";
import { checkFigures } from "#model/facts/written-out.ts";
import { throwIfAny } from "#model/reading/content-error.ts";
import { readEditorsTexts } from "#model/reading/find-in-texts.ts";
import { mapTexts } from "#model/reading/map-texts.ts";
import { plainText, renderMarkdown } from "#model/reading/markdown.ts";
import { type FileRecord, readFileRecord, readRecords } from "#model/reading/records.ts";
import { SettingsSchema } from "#model/reading/site.ts";
import { leftPlaces } from "#model/reading/texts.ts";
import { fillSiteWords, fillSiteWordsInMarkdown, siteWords } from "#model/reading/site-words.ts";

/** The fields of a file by its schema; figures that their texts name are not filled in yet. */
export type ReadFile = FileRecord<unknown>;

export function datesOf({ file, value, review }: ReadFile): FileDates {
  const confirmations = confirmationsIn(value, review.validUntil);
  return { ...review, file, times: timesIn(value), confirmations };
}

/** Called with each file or folder that is read, and with its schema. */
export type OnSchema = (file: string, schema: z.ZodType) => void;

/**
 * Reads what an editor wrote: checked by its schema, the site's words and the figures that it names filled in.
 */
export function openReader(root: string, onSchema: OnSchema = () => undefined) {
  const files: ReadFile[] = [];
  const noted = <R extends ReadFile>(record: R) => {
    files.push(record);
    return record;
  };
  onSchema("facts.yaml", FactsSchema);
  const facts = noted(readFileRecord(root, "facts.yaml", FactsSchema)).value;
  const texts = readEditorsTexts(root);
  const figures = readFigures(root, texts, facts);
  const fill = (text: string) => fillReferences(text, figures);
  const fillMasked = (text: string) => fillReferences(text, figures, { mask });

  onSchema("site/settings.yaml", SettingsSchema);
  const settings = noted(readFileRecord(root, "site/settings.yaml", SettingsSchema, fill)).value;
  const words = siteWords(settings);
  /** A record with settings and figures filled in, and as its editor wrote it, to check for written-out figures. */
  const filled = <T>(masked: T, file: string) => {
    const written = fillSiteWords(masked, file, words);
    // The cast: the copy has the shape of what was copied.
    return { file, written, value: mapTexts(written, unmask) as T };
  };
  const throwIfWrittenOut = (records: readonly { file: string; written: unknown }[]) =>
    throwIfAny(records.flatMap(({ file, written }) => checkFigures(written, file)));
  const oneFile = <T>(file: string, schema: z.ZodType<T>) => {
    onSchema(file, schema);
    const record = filled(noted(readFileRecord(root, file, schema, fillMasked)).value, file);
    throwIfWrittenOut([record]);
    return record.value;
  };
  const textOf = ({ body, file }: { body: string; file: string }) => {
    const text = fill(fillSiteWordsInMarkdown(body, file, words));
    throwIfAny(leftPlaces(text, file));
    return text;
  };
  return {
    facts: facts.facts,
    figures,
    figureDays: figureDays(texts, figures),
    settings,
    words,
    /** The texts of all files, as they are written. */
    texts,
    files,
    oneFile,
    site: <T>(name: string, schema: z.ZodType<T>) => oneFile(`site/${name}`, schema),
    /** The files of a pattern: `branches/*.yaml`. */
    all: <T>(pattern: string, schema: z.ZodType<T>) => {
      onSchema(pattern.slice(0, pattern.indexOf("/")), schema);
      const records = readRecords(root, pattern, schema, fillMasked)
        .map(noted)
        .map((record) => ({ ...record, ...filled(record.value, record.file) }));
      throwIfWrittenOut(records);
      return records;
    },
    /** The text below the front matter of a Markdown file: as Markdown, as HTML and plain. */
    textOf,
    toHtml: (record: { body: string; file: string }, pictures?: ArticlePictures) =>
      renderMarkdown(textOf(record), { pictures }),
    toPlainText: (record: { body: string; file: string }) => plainText(textOf(record)),
  };
}

export type Reader = ReturnType<typeof openReader>;
