import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const avoided = /\b(?:who(?:so|m)?ever|reckon\w*)\b/i;
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
