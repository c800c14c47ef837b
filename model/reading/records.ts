import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { z } from "zod";
import { ContentError, throwIfAny } from "./content-error.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { reviewed } from "#model/dates/reviewed.ts";
import type { Review } from "#model/dates/clock.ts";
import { type Fill, parseYaml } from "./yaml-file.ts";
import { splitFields } from "./split-fields.ts";

/** A file: its fields, and its review. */
export type FileRecord<T> = { file: string; value: T; review: Review };
/** A file of a folder, with the Markdown below its fields. */
type ContentRecord<T> = FileRecord<T> & { id: string; body: string };

/** Reads a single file: `site/settings.yaml`. */
export function readOneFile<T>(root: string, file: string, schema: z.ZodType<T>): T {
  return readFileRecord(root, file, schema).value;
}

/** The same with its review. */
export function readFileRecord<T>(root: string, file: string, schema: z.ZodType<T>, fill?: Fill) {
  const path = join(root, file);
  throwIfAny(existsSync(path) ? [] : [`${file} (file): is missing`]);
  return { file, ...parseRecord(readText(path, file), file, schema, fill) };
}

/**
 * Reads the files of a pattern, `branches/*.yaml`, against one schema. A `.md` file has its fields between two lines
 * of dashes and its text below. Throws one ContentError that lists every mistake in every file.
 */
export function readRecords<T>(root: string, pattern: string, schema: z.ZodType<T>, fill?: Fill) {
  const mistakes: string[] = [];
  const records: ContentRecord<T>[] = [];
  for (const file of globSync(pattern, { cwd: root }).sort()) {
    try {
      const { fields, body } = splitFrontMatter(join(root, file), file);
      const id = basename(file, extname(file));
      records.push({ file, id, ...parseRecord(fields, file, schema, fill), body });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      mistakes.push(error.message);
    }
  }
  throwIfAny(mistakes);
  return records;
}

function parseRecord<T>(text: string, file: string, schema: z.ZodType<T>, fill?: Fill) {
  return deepFreeze(parseYaml(text, file, reviewed(schema), fill));
}

/** The records by id, for a folder that must have exactly one file per id. */
export function byId<Id extends string, R extends { file: string; id: string }>(
  records: readonly R[],
  folder: string,
  ids: readonly Id[],
): Record<Id, R> {
  const missing = ids.filter((id) => !records.some((record) => record.id === id));
  const unknown = records.filter(({ id }) => !ids.some((each) => each === id));
  throwIfAny([
    ...missing.map((id) => `${folder}/${id} (file): is missing`),
    ...unknown.map(({ file }) => `${file} (file): has a name other than ${ids.join(", ")}`),
  ]);
  // The cast: every id was just found.
  return Object.fromEntries(records.map((record) => [record.id, record])) as Record<Id, R>;
}

/** All files in a folder and its subfolders; none if it does not exist, because Git does not keep empty folders. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The text of a file; throws if it is not UTF-8. */
function readText(path: string, file: string) {
  const text = readFileSync(path, "utf8").replaceAll("\r\n", "\n");
  const lost = /[\u0080-\u009f\ufffd]/.exec(text);
  if (!lost) return text;
  const before = text.slice(0, lost.index).split("\n");
  const after =
    text
      .slice(lost.index + 1)
      .split("\n", 1)[0]
      ?.slice(0, 20) ?? "";
  throw new ContentError(
    `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1} (file): the character before "${after}" was lost on the way: write it again and save the file as UTF-8`,
  );
}

/** The fields and the Markdown of a file; `file` is how it is called in messages. */
export function splitFrontMatter(path: string, file: string) {
  const text = readText(path, file);
  if (extname(path) !== ".md") return { fields: text, body: "" };
  const { fields, body } = splitFields(text);
  if (body === undefined) {
    throw new ContentError(
      `${file}:1:1 (file): begins with its fields between two lines of dashes`,
    );
  }
  // Replaces the line of dashes by an empty line, so that line numbers match the editor's file.
  return { fields: `\n${fields}`, body };
}
