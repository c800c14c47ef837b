import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

export type Words = { label: string; hint?: string };

const tableOf = <T extends z.ZodType>(schema: T) => z.record(z.string(), schema);
const WordsSchema = z
  .object({ choices: tableOf(tableOf(z.string())) })
  .catchall(tableOf(z.tuple([z.string(), z.string()])));
const file = new URL("words.yaml", import.meta.url);
const { choices, ...ofFields } = WordsSchema.parse(parse(readFileSync(file, "utf8")));
/** The words of each kind, by the paths of its fields. */
export const words = ofFields;

/** The label of a choice. */
export const choiceInWords = (field: string, value: string) =>
  choices[field]?.[value] ??
  choices["everywhere"]?.[value] ??
  value.replace(/^[a-z]+(?= )/, keyInWords);

/** `shareMessage` is "Share message". */
export function keyInWords(key: string) {
  const spaced = key
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_.]/g, " ")
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/**
 * The words of a kind's field, `facts.label`; else those of all fields with this name; else its key. Skips an example
 * that does not fit a text: its field may be named like a figure, a day or a URL.
 */
export function wordsOf(kind: string, place: readonly string[], isText = false): Words {
  const keys = place.filter((key) => !key.startsWith("<"));
  const key = keys.at(-1) ?? "";
  const shared = [place.slice(-2).join("."), keys.slice(-2).join("."), key]
    .map((each) => words["everywhere"]?.[each])
    .find((each) => each && !(isText && /such as: (?:[-\d/]|https:|\S+\.pdf)/i.test(each[1])));
  const [label = keyInWords(key), hint] = words[kind]?.[keys.join(".")] ?? shared ?? [];
  return { label, ...(hint && { hint }) };
}
