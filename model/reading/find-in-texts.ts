import { readFileSync } from "node:fs";
import { extname, relative } from "node:path";
import { filesIn } from "./records.ts";

/** A match in a line of a file, with its place: `site/press.yaml:12`. */
type Found = { match: RegExpExecArray; line: string; file: string; place: string };

/** All that matches in what editors wrote, line by line. */
export function findInTexts(root: string, pattern: RegExp): Found[] {
  const files = filesIn(root).filter((path) => [".md", ".yaml"].includes(extname(path)));
  return files.flatMap((path) => {
    const file = relative(root, path);
    return readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line, i) =>
        [...line.matchAll(pattern)].map((match) => ({
          match,
          line,
          file,
          place: `${file}:${i + 1}`,
        })),
      );
  });
}
