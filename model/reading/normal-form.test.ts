import { expect, test } from "vitest";
import { checkNormalForm, normalForm } from "./normal-form.ts";

test.each([
  [
    "a text in several lines",
    "lead: >-\n  One line\n  and another.\n",
    "lead: >-\n  One line and another.\n",
  ],
  ["the spaces in braces", "links: [{label: A,to: /a}]\n", "links: [ { label: A, to: /a } ]\n"],
  ["fields above a text", "---\ntitle:   A\n---\n\n* a list\n", "---\ntitle: A\n---\n\n* a list\n"],
  ["what YAML cannot read", "title: a: b\n", "title: a: b\n"],
])("%s is normalised, and stays so", (_what, text, normal) => {
  expect(normalForm(text)).toBe(normal);
  expect(normalForm(normal)).toBe(normal);
});

test("a file not in normal form is reported with its line and the command that fixes it", () => {
  const texts = new Map([
    ["site/menus.yaml", "# The menus\ntopBar: []\nfooter:   []\n"],
    ["site/search.yaml", "title: Search\n"],
  ]);
  expect(checkNormalForm(texts)).toEqual([
    "site/menus.yaml:3:1 (file): is not in the form in which files are saved: npm run content -- --write",
  ]);
});
