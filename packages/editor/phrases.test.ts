import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changedLines } from "../../test/support/editor-files.ts";
import { createPhrasesFormat } from "./phrases.ts";

const { fromFile, toFile } = createPhrasesFormat();
const small = "# Names\ntranslation: draft\n\n# Days\nNew Year's Day: Mwaka Mpya\nEid: Idi\n";
type Pair = { english: string; kiswahili: string };
const day: Pair = { english: "New Year's Day", kiswahili: "Mwaka Mpya" };
const eid: Pair = { english: "Eid", kiswahili: "Idi" };

test("phrases that are saved unchanged stay as they are", () => {
  const text = readFileSync("content/sw/phrases.yaml", "utf8");
  const form = fromFile(text);
  expect(toFile(form)).toBe(text);
  const [first, ...others] = [form["items"]].flat();
  const changed = {
    ...form,
    items: [{ ...Object(first), kiswahili: 'Siku: "nyingine"' }, ...others],
  };
  expect(changedLines(text, toFile(changed)).at(1)).toBe(1);
});

test.each<[what: string, items: Pair[], after: string]>([
  ["corrected", [day, { ...eid, kiswahili: "Idd" }], small.replace("Idi", "Idd")],
  [
    "corrected in English",
    [{ ...day, english: "New Year" }, eid],
    small.replace("New Year's Day", "New Year"),
  ],
  ["added", [day, eid, { english: "A: b", kiswahili: "c" }], `${small}"A: b": c\n`],
  ["taken away", [day], small.replace("Eid: Idi\n", "")],
])("a phrase is %s", (_what, items, after) => {
  expect(toFile({ ...fromFile(small), items })).toBe(after);
});
