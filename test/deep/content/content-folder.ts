import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Document, parseDocument } from "yaml";

export type Folder = ReturnType<typeof openFolder>;

/** Reads and changes the files of a content folder. */
export function openFolder(root: string) {
  const list = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const remove = (file: string) => rmSync(join(root, file));
  const edit = (file: string, change: (text: string) => string) => write(file, change(read(file)));
  const editFields = (file: string, change: (fields: Document) => void) =>
    edit(file, (text) => {
      const fields = parseDocument(text);
      change(fields);
      return fields.toString({ lineWidth: 0 });
    });
  /** The first file of the pattern whose words no other file of the content has. */
  const alone = (pattern: string, words: (file: string) => readonly string[]) => {
    const texts = list("**/*.{yaml,md}").map((file) => ({ file, text: read(file) }));
    const found = list(pattern).find((file) =>
      words(file).every((word) =>
        texts.every((other) => other.file === file || !other.text.includes(word)),
      ),
    );
    if (found === undefined) throw new Error(`Something names each of ${pattern}`);
    return found;
  };
  return { list, read, write, remove, edit, editFields, alone };
}

export const slugOf = (file: string) => basename(file, ".yaml");

export const fieldOf = (text: string, name: string) =>
  new RegExp(`^${name}: "?(.*?)"?$`, "m").exec(text)?.[1] ?? "";

export const withField = (text: string, name: string, value: string) =>
  text.replace(new RegExp(`^${name}: .*$`, "m"), () => `${name}: ${value}`);
