import { statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { tagOfFile } from "./file-tags.ts";

const tagOf = (path: string) => tagOfFile(path, statSync(path));

test("a copy has the tag of the file, whatever its date, until it is written again", async () => {
  const folder = temporaryFolder();
  const [file, copy] = [join(folder, "report.pdf"), join(folder, "copy.pdf")];
  for (const path of [file, copy]) writeFileSync(path, "figures");
  utimesSync(copy, 1, 1);
  const tag = await tagOf(file);
  expect(await tagOf(copy)).toBe(tag);
  writeFileSync(file, "corrected");
  expect(await tagOf(file)).not.toBe(tag);
});

test("a missing file has no tag, and is read once it exists", async () => {
  const path = join(temporaryFolder(), "report.pdf");
  writeFileSync(path, "figures");
  const stats = statSync(path);
  const gone = `${path}.gone`;
  await expect(tagOfFile(gone, stats)).rejects.toThrow("ENOENT");
  writeFileSync(gone, "figures");
  expect(await tagOfFile(gone, stats)).toBe(await tagOf(path));
});
