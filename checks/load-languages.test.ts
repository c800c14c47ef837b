import { expect, test } from "vitest";
import { contents } from "#test/support/content/contents.ts";

test("a text without words, such as an amount or nothing, is in no language", () => {
  const withoutWords = [...contents.sw.untranslatedTexts].filter((text) => !/[a-z]/.test(text));
  expect(withoutWords).toEqual([]);
});
