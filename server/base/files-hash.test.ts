import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { contentFiles, hashOfFiles } from "./files-hash.ts";

function folderWith(files: Record<string, string>) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
const of = (files: Record<string, string>) => hashOfFiles(folderWith(files), contentFiles);

test("the same files have the same hash in any folder", () => {
  const files = { "a.yaml": "a: 1", "b/c.md": "text" };
  expect(of(files)).toMatch(/^[0-9a-f]{12}$/);
  expect(of(files)).toBe(of(files));
  expect(of({ ...files, "code.ts": "1" })).toBe(of(files));
});

test("a change of a file's content, name or folder changes the hash", () => {
  const all = [
    { "a.yaml": "a: 1", "b.yaml": "b: 1" },
    { "a.yaml": "a: 2", "b.yaml": "b: 1" },
    { "a.yaml": "a: 1", "c.yaml": "b: 1" },
    { "a.yaml": "a: 1", "d/b.yaml": "b: 1" },
    { "a.yaml": "a: 1b.yaml", "b.yaml": ": 1" },
    { "a.yaml": "a: 1" },
  ].map(of);
  expect(new Set(all).size).toBe(all.length);
});
