import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Words of books, and comments that begin with a clause in place of a noun. */
const avoided =
  /\b(?:[Ww]ho(?:so|m)?ever|[Rr]eckon\w*)\b|^\s*(?:\/\/|\/?\*\*?) (?:What|Who|Whether|Which) /;
const files = execFileSync(
  "git",
  ["ls-files", "*.ts", "*.tsx", "*.css", "*.md", "*.yaml", "*.py"],
  {
    encoding: "utf8",
  },
);

test("no text or comment says in a word of books what a plain one says", () => {
  const lines = files
    .trim()
    .split("\n")
    .filter((file) => file !== "tools/plain-words.test.ts")
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, i) => (avoided.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
    );
  expect(lines).toEqual([]);
});
