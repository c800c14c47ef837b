import { expect, test } from "vitest";
import {
  editorFiles,
  linesOnlyIn,
  listChanges,
  listsIn,
  otherValue,
  saved,
  valuesIn,
} from "../../test/support/content/editor-files.ts";
import { createFormat } from "./format.ts";
import type { Schema } from "./schema.ts";

const files = editorFiles();
/** A sample of the files; test/deep/content tests all. */
const some = <T>(all: readonly T[], of: number) => all.filter((_each, i) => i % of === 0);

test("a file that is saved unchanged stays as it is", () => {
  const changed = files.filter(({ format, text, form }) => format.toFile(form) !== text);
  expect(changed.map(({ file }) => file)).toEqual([]);
});

test("a changed value changes only its line", () => {
  const all = some(files, 10).flatMap((each) =>
    some(valuesIn(each.form), 20).map((path) => ({ each, path })),
  );
  expect(all.length).toBeGreaterThan(50);
  for (const { each, path } of all) {
    const { after, given, read } = saved(each, [path], otherValue);
    expect(String(read).trim(), `${each.file} ${path.join(".")}`).toBe(String(given).trim());
    expect(linesOnlyIn(after, each.text), `${each.file} ${path.join(".")}`).toBe(1);
  }
});

test.each(listChanges)("a list of which an item is %s reads as it was meant", (_what, change) => {
  const all = some(files, 10).flatMap((each) =>
    some(listsIn(each.form), 5).map((path) => ({ each, path })),
  );
  for (const { each, path } of all) {
    const { given, read } = saved(each, [path], change);
    expect(read, `${each.file} ${path.join(".")}`).toEqual(given);
  }
});

const text: Schema = { type: "string" };
const link: Schema = {
  anyOf: [
    { type: "object", properties: { label: text, to: text }, required: ["label", "to"] },
    { type: "object", properties: { label: text, link: text }, required: ["label", "link"] },
  ],
};
const schema: Schema = {
  type: "object",
  properties: {
    title: text,
    most: { type: "number" },
    isOpen: { type: "boolean" },
    tone: { type: "string", enum: ["news", "urgent"], default: "news" },
    year: { anyOf: [text, { type: "integer" }] },
    until: { anyOf: [{ type: "integer" }, { type: "null" }] },
    removed: { type: "array", items: text },
    links: { type: "array", items: link },
    "award.name": text,
  },
  required: ["title", "until", "removed"],
};
const { fromFile, toFile } = createFormat(schema);
const file = `# Of the bank
title: "Loans" # as on the site
most: 7000000
year: 1992
until: null
removed: []
links:
  # The first
  - { label: Home, to: / }
  - { label: App, link: app }
`;
type Row = [what: string, change: Record<string, unknown>, was: string, becomes: string];

test.each<Row>([
  ["keeps quotes and remarks", { title: "Loan" }, '"Loans"', '"Loan"'],
  ["puts a new field where the schema has it", { isOpen: true }, "year", "isOpen: true\nyear"],
  ["writes a year as it was", { year: "1993" }, "1992", "1993"],
  ["writes no value where there may be none", { until: "" }, "", ""],
  ["writes a value where there was none", { until: "4" }, "null", "4"],
  ["writes a figure as a number", { most: "1000.5" }, "7000000", "1000.5"],
  ["writes a figure without the spaces around it", { most: " 1000 " }, "7000000", "1000"],
  ["writes a figure that is no number as it was typed", { most: "1,000" }, "7000000", "1,000"],
  ["takes a field away that was emptied", { most: "" }, "most: 7000000\n", ""],
  ["leaves out what nobody filled in", { isOpen: false, tone: "news", award__name: "" }, "", ""],
  ["gives a list that was empty its lines", { removed: ["A"] }, "[]", "[ A ]"],
  ["has a dot in the name of a field", { award__name: "A" }, "app }\n", "app }\naward.name: A\n"],
  [
    "adds an item as its neighbours are written",
    {
      links: [
        { _type: "to", label: "Home", to: "/" },
        { _type: "link", label: "App", link: "app" },
        { _type: "to", label: "New", to: "/new" },
      ],
    },
    "app }\n",
    "app }\n  - { label: New, to: /new }\n",
  ],
])("an editor's change %s", (_what, change, was, becomes) => {
  expect(toFile({ ...fromFile(file), ...change })).toBe(file.replace(was, becomes));
});

test("a new file has the fields that its schema needs, in the schema's order", () => {
  const form = { most: "5", removed: [], links: [], until: "", isOpen: false, title: "New" };
  expect(toFile(form)).toBe("title: New\nmost: 5\nuntil: null\nremoved: []\n");
});

test("a new translation contains only texts", () => {
  const form = { translation: "draft", title: "Mikopo", removed: [], until: "" };
  expect(toFile(form)).toBe("title: Mikopo\ntranslation: draft\n");
});

test("a form has figures as text, which the CMS keeps as typed", () => {
  expect(fromFile(file)).toMatchObject({ most: "7000000", year: "1992", until: null });
});

test("an article's text keeps the whitespace around it", () => {
  const article = "---\ntitle: A\nuntil: null\nremoved: []\n---\n\nOne.\n";
  expect(toFile({ ...fromFile(article), body: "Two." })).toBe(article.replace("One", "Two"));
});
