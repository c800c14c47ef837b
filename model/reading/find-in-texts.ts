import { readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { filesIn } from "./records.ts";

/** The text of each content file, by its path. */
export type EditorsTexts = ReadonlyMap<string, string>;

/** A match in a line of a file, with its place, `site/press.yaml:12`, and its column there. */
type Found = { match: RegExpExecArray; line: string; file: string; place: string; column: number };

export function readEditorsTexts(root: string): EditorsTexts {
  const files = filesIn(root)
    .filter((path) => [".md", ".yaml"].includes(extname(path)))
    .map((path) => relative(root, path));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** All matches in the texts. Patterns match within a line. */
export function findInTexts(texts: EditorsTexts, pattern: RegExp): Found[] {
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map((match) => {
      const before = text.slice(0, match.index).split("\n");
      const start = before.at(-1) ?? "";
      const [rest = ""] = text.slice(match.index).split("\n", 1);
      const place = `${file}:${before.length}`;
      return { match, line: start + rest, file, place, column: start.length + 1 };
    }),
  );
}
