import { execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeFigures } from "./change-figures.ts";
import { changeRecords } from "./change-records.ts";
import { changeWords } from "./change-words.ts";
import { openFolder } from "./content-folder.ts";
import { copyCheckout, failuresOf } from "./copy-checkout.ts";

const copy = mkdtempSync(join(tmpdir(), "editors-changes-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** All that reads the content imports one of these, or is a test that names a file of it. */
const readers = ["model/reading/records.ts", "model/reading/yaml-file.ts"];
const testsThatNameContent = () =>
  globSync("{app,domain,model,server,tools,packages}/**/*.test.{ts,tsx}", { cwd: copy }).filter(
    (file) => /content\/|\*\*|ls-files/.test(readFileSync(join(copy, file), "utf8")),
  );

/**
 * The browser tests that use the content's figures or names. Leaves out those that judge its words: an editor's change
 * may break the budget of words, and names in English become English sentences.
 */
const browserTests = globSync("test/{journeys,sweep}/*.e2e.ts").filter(
  (file) =>
    readFileSync(file, "utf8").includes("#test/support/content/") &&
    !/\/(?:words|languages)\.e2e/.test(file),
);

beforeAll(() => {
  copyCheckout(copy);
  const files = openFolder(join(copy, "content"));
  for (const change of [changeFigures, changeRecords, changeWords]) change(files);
  // Some tests ask git for the repository's files.
  const git = (...words: string[]) => execFileSync("git", words, { cwd: copy });
  git("init", "-q");
  git("add", ".");
  execFileSync(process.execPath, ["tools/check-content.ts"], { cwd: copy });
});

test("the code's tests pass after an editor changes figures, texts and records", () => {
  const files = [...readers, ...testsThatNameContent()];
  expect(failuresOf(copy, "vitest/vitest.mjs", ["related", "--run", ...files], / FAIL /)).toEqual(
    [],
  );
});

test("the browser tests stay green too", () => {
  const args = ["test", "--reporter=list", ...browserTests];
  expect(failuresOf(copy, "@playwright/test/cli.js", args, /^\s*[✘x]\s/)).toEqual([]);
});

test("the check names the key of a text that lost its Kiswahili, and holds nothing up", () => {
  const file = "content/sw/site/messages.yaml";
  const text = readFileSync(join(copy, file), "utf8");
  writeFileSync(join(copy, file), text.replace(/^loading: .*\n/m, ""));
  const check = ["tools/check-content.ts"];
  const { status, stderr } = spawnSync(process.execPath, check, { cwd: copy, encoding: "utf8" });
  expect({ status, stderr }).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(/^site\/messages\.yaml loading: ".*" has no Kiswahili$/m),
  });
});
