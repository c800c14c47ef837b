import { expect, test } from "vitest";
import {
  editorFiles,
  linesOnlyIn,
  listChanges,
  listsIn,
  otherValue,
  saved,
  valuesIn,
} from "#test/support/content/editor-files.ts";

const files = editorFiles();
const commentsIn = (text: string) => text.split("\n").filter((line) => /^\s*#/.test(line)).length;

/** Changes adjacent values, which may share a line, in separate steps. */
const parts = 8;
const trimmed = (values: readonly unknown[]) => values.map((value) => String(value).trim());

test.each(files)("each value of $file changes its line alone", (file) => {
  const paths = valuesIn(file.form);
  for (let part = 0; part < parts; part++) {
    const chosen = paths.filter((_path, i) => i % parts === part);
    const { after, given, read } = saved(file, chosen, otherValue);
    expect(trimmed(read)).toEqual(trimmed(given));
    expect(linesOnlyIn(after, file.text)).toBeLessThanOrEqual(chosen.length);
    expect(linesOnlyIn(file.text, after)).toBeLessThanOrEqual(chosen.length);
  }
});

/** Lists of the same depth, so that none contains another. */
const listsByDepth = (form: unknown) => Map.groupBy(listsIn(form), (path) => path.length).values();

test.each(listChanges)("each list of which an item is %s reads as it was meant", (what, change) => {
  for (const each of files)
    for (const paths of listsByDepth(each.form)) {
      const { after, given, read } = saved(each, paths, change);
      expect(read, each.file).toEqual(given);
      const lost = commentsIn(each.text) - commentsIn(after);
      expect(what === "removed" ? 0 : Math.max(0, lost), each.file).toBe(0);
    }
});
