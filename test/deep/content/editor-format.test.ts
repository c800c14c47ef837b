import { expect, test } from "vitest";
import {
  changedLines,
  editorFiles,
  listChanges,
  listsIn,
  otherValue,
  saved,
  valuesIn,
} from "#test/support/editor-files.ts";

const files = editorFiles();
const commentsIn = (text: string) => text.split("\n").filter((line) => /^\s*#/.test(line)).length;

test("each value of each file changes its line alone", () => {
  const others = files.flatMap((each) =>
    valuesIn(each.form).flatMap((path) => {
      const { after, given, read } = saved(each, path, otherValue);
      const [gone, come] = changedLines(each.text, after);
      // A text of several lines gets one more.
      const isOneLine = come === 1 && (gone === 1 || (gone === 0 && String(given).includes("\n")));
      const isRead = String(read).trim() === String(given).trim();
      return isOneLine && isRead ? [] : [`${each.file} ${path.join(".")}: ${gone}, ${come}`];
    }),
  );
  expect(others).toEqual([]);
});

test.each(listChanges)("each list of which an item is %s reads as it was meant", (what, change) => {
  for (const each of files)
    for (const path of listsIn(each.form)) {
      const { after, given, read } = saved(each, path, change);
      expect(read, `${each.file} ${path.join(".")}`).toEqual(given);
      const lost = commentsIn(each.text) - commentsIn(after);
      expect(what === "removed" ? 0 : Math.max(0, lost), each.file).toBe(0);
    }
});
