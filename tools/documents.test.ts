import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folders = "app|checks|content|deploy|docs|domain|model|packages|public|server|test|tools";
/** A file or folder in backquotes; `<page>`, `{slug}`, `*` and `…` are placeholders. */
const path = new RegExp(`\`((?:${folders})/[\\w./-]+)\``, "g");

test.each([
  "README.md",
  "CONTRIBUTING.md",
  ...["tour", "operations", "performance", "reliability", "browsers", "security", "rules"].map(
    (name) => `docs/${name}.md`,
  ),
])("each file and folder that %s names is there", (document) => {
  const named = [...readFileSync(document, "utf8").matchAll(path)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});
