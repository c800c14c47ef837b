import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Words of books, and comments that begin with a clause instead of a noun. */
const avoided =
  /\b(?:[Ww]ho(?:so|m)?ever|[Rr]eckon\w*)\b|^\s*(?:\/\/|\/?\*\*?) (?:What|Who|Whether|Which) /;
/** Phrases in comments and test titles that use a clause or pronoun instead of naming the thing. */
const unclear = new RegExp(
  [
    "no(?:thing|ne) where",
    "none of ours",
    "(?:to|for|of|by|from) who",
    "so many [a-z]+",
    "comes? to (?:a|the|it|[0-9])",
    "what (?:is|was|has) [^.,;:]{1,50} (?:is|are|was|has|stays|goes|comes)",
    "one who",
    "lets (?:what|who)",
  ]
    .map((words) => `\\b${words}\\b`)
    .join("|"),
  "i",
);
const isSaid = /^\s*(?:\/\/|\/?\*\*?|\{\/\*|(?:test|it|describe)(?:\.\w+)?\()/;
const isUnclear = (file: string, line: string) =>
  !file.endsWith(".md") && isSaid.test(line) && unclear.test(line);

const files = execFileSync(
  "git",
  ["ls-files", "*.ts", "*.tsx", "*.css", "*.md", "*.yaml", "*.py"],
  {
    encoding: "utf8",
  },
);

test("no text or comment uses a bookish word or phrase", () => {
  const lines = files
    .trim()
    .split("\n")
    .filter((file) => file !== "tools/plain-words.test.ts")
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, i) =>
          avoided.test(line) || isUnclear(file, line) ? [`${file}:${i + 1}: ${line.trim()}`] : [],
        ),
    );
  expect(lines).toEqual([]);
});
