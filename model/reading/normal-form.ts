import { type Document, parseDocument } from "yaml";
import type { EditorsTexts } from "./find-in-texts.ts";
import { splitFields } from "./split-fields.ts";

export const joinFields = (fields: string, body: string | undefined) =>
  body === undefined ? fields : `---\n${fields}---\n${body}`;

/** Prints a paragraph as one line, so that a change of its words changes one line. */
export const print = (document: Document) => document.toString({ lineWidth: 0 });

/**
 * A file in normal form: spaces in braces and line breaks are normalised; values and comments are unchanged. A file
 * with YAML errors is returned as it is.
 */
export function normalForm(text: string): string {
  const { fields, body } = splitFields(text);
  const document = parseDocument(fields);
  return document.errors.length > 0 ? text : joinFields(print(document), body);
}

const normalFormCommand = "npm run content -- --write";

/** A file in another form would change in many lines when an editor saves it. */
export function checkNormalForm(texts: EditorsTexts): string[] {
  return [...texts].flatMap(([file, text]) => {
    const normal = normalForm(text).split("\n");
    const line = text.split("\n").findIndex((each, i) => each !== normal[i]);
    return line === -1 && text.split("\n").length === normal.length
      ? []
      : [
          `${file}:${Math.max(line, 0) + 1}:1 (file): is not in the form in which files are saved: ${normalFormCommand}`,
        ];
  });
}
