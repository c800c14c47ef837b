import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadContent } from "#checks/load-content.ts";
import { ownContentFolder } from "#model/load/read-content.ts";
import { pagesNearBudget } from "../../../tools/near-budget.ts";
import { openFolder } from "./content-folder.ts";

/** A committed content folder. */
function committedContent() {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(ownContentFolder, root, { recursive: true });
  const git = (...words: string[]) => execFileSync("git", words, { cwd: root });
  git("init", "-q");
  git("add", ".");
  git("-c", "user.name=A", "-c", "user.email=a@mail.example", "commit", "-qm", "All");
  return root;
}

const warningsOf = (root: string) => pagesNearBudget(loadContent(root), root);

test("only a page whose new text leaves few bytes of its budget is named", async () => {
  const root = committedContent();
  const files = openFolder(root);
  const long = Array.from({ length: 500 }, (_, i) => (i * 7919).toString(36)).join(" ");
  files.editFields("site/home-cost.yaml", (fields) => fields.setIn(["start", "productNote"], long));
  files.edit("site/complaints.yaml", (text) => `${text}\n`);
  const warnings = await warningsOf(root);
  expect(warnings).toContainEqual(
    expect.stringMatching(/^\/calculators\/home-cost: the page is \d+ bytes over its budget/),
  );
  expect(warnings.join("\n")).not.toContain("/complaints");
});

test("without a change, or outside git, nothing is weighed", async () => {
  const root = committedContent();
  expect(await warningsOf(root)).toEqual([]);
  rmSync(join(root, ".git"), { recursive: true });
  expect(await warningsOf(root)).toEqual([]);
});
