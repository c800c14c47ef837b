import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownContentFolder } from "#model/load/read-content.ts";
import { createFormat } from "../../../packages/editor/format.ts";
import { readKinds } from "../../../packages/editor/kinds.ts";

type Path = string[];

/** Every file that the editing page opens, with the format that reads and writes it. */
export function editorFiles() {
  return readKinds(ownContentFolder).flatMap(({ name, schema, files }) => {
    const format = createFormat(schema);
    return files.map((file) => {
      const text = readFileSync(join(ownContentFolder, file), "utf8");
      return { file, kind: name, format, text, form: format.fromFile(text) };
    });
  });
}

export type EditorFile = ReturnType<typeof editorFiles>[number];

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

/** The places of all single values of a form that an editor may change. */
export function valuesIn(form: unknown, path: Path = []): Path[] {
  return entriesOf(form)
    .filter(([key]) => key !== "kind" && !key.startsWith("_"))
    .flatMap(([key, each]) =>
      typeof each === "object"
        ? valuesIn(each, [...path, key])
        : typeof each === "boolean"
          ? []
          : [[...path, key]],
    );
}

/** The places of all lists of a form with two items or more. */
export function listsIn(form: unknown, path: Path = []): Path[] {
  return [
    ...(Array.isArray(form) && form.length > 1 ? [path] : []),
    ...entriesOf(form).flatMap(([key, each]) => listsIn(each, [...path, key])),
  ];
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce((inner: unknown, key) => Reflect.get(Object(inner), key), value);

/** A file's text after changes at paths of its form, with the values set and the values read again. */
export function saved(
  { format, form: before }: EditorFile,
  paths: readonly Path[],
  change: (value: unknown) => unknown,
) {
  const form = structuredClone(before);
  const given = paths.map((path) => {
    const value = change(structuredClone(at(form, path)));
    Reflect.set(Object(at(form, path.slice(0, -1))), path.at(-1) ?? "", value);
    return value;
  });
  const after = format.toFile(form);
  const reread = format.fromFile(after);
  return { after, given, read: paths.map((path) => at(reread, path)) };
}

type Change = (list: unknown) => unknown;
const ofList =
  (change: (list: unknown[]) => unknown[]): Change =>
  (list) =>
    Array.isArray(list) ? change(list) : list;

export const listChanges: [what: string, change: Change][] = [
  ["removed", ofList((list) => list.slice(1))],
  ["moved", ofList(([first, second, ...others]) => [second, first, ...others])],
  ["added", ofList((list) => [...list, structuredClone(list[0])])],
];

export const otherValue = (value: unknown) =>
  /^-?[\d.]+$/.test(String(value)) ? `${Number(value) + 1}` : `${String(value)} x`;

/** The number of lines of a text that the other does not have. */
export function linesOnlyIn(text: string, other: string) {
  const left = Map.groupBy(other.split("\n"), (line) => line);
  return text.split("\n").filter((line) => left.get(line)?.pop() === undefined).length;
}
