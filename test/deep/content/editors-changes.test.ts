import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { changeContent } from "./change-content.ts";

const root = join(import.meta.dirname, "../../..");
const copy = mkdtempSync(join(tmpdir(), "editors-changes-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Large folders without code that reads the content. */
const linked = new Set(["node_modules", "build"]);
const leftOut = new Set([".git", "test-results"]);

/** All that reads the content imports one of these, or is a test that names a file of it. */
const readers = ["model/reading/records.ts", "model/reading/yaml-file.ts"];
const testsThatNameContent = () =>
  globSync("{app,domain,model,server,tools}/**/*.test.{ts,tsx}", { cwd: copy }).filter((file) =>
    /content\/|\*\*|ls-files/.test(readFileSync(join(copy, file), "utf8")),
  );

function copyOfRepository() {
  for (const name of readdirSync(root))
    if (linked.has(name)) symlinkSync(join(root, name), join(copy, name));
    else if (!leftOut.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  changeContent(join(copy, "content"));
  // Some tests ask git for the files of the repository.
  const git = (...words: string[]) => execFileSync("git", words, { cwd: copy });
  git("init", "-q");
  git("add", ".");
  // The command of an installation is tried as another user, who reads the copy too.
  chmodSync(copy, 0o755);
}

test("the tests of the code stay green when an editor changes figures, names and records", () => {
  copyOfRepository();
  execFileSync(process.execPath, ["tools/check-content.ts"], { cwd: copy });
  const unit = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "related", "--run", ...readers, ...testsThatNameContent()],
    {
      cwd: copy,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "test", VITEST: undefined, VITEST_POOL_ID: undefined },
      maxBuffer: 50_000_000,
    },
  );
  const failed = `${unit.stdout}${unit.stderr}`
    .split("\n")
    .filter((line) => line.includes(" FAIL "));
  expect(failed).toEqual([]);
  expect(unit.status, unit.stderr).toBe(0);
});
