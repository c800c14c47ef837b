import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "#test/support/command-line.ts";
import { temporaryFolder } from "#test/support/databases.ts";

const file = "site/fraud-centre.yaml";

/** A copy of the content in which one file has other dates. */
function contentWith(dates: string) {
  const folder = temporaryFolder();
  cpSync("content", folder, { recursive: true });
  const path = join(folder, file);
  const own = readFileSync(path, "utf8").replaceAll(/^(?:owner|reviewBy): .*\n/gm, "");
  writeFileSync(path, dates + own);
  return folder;
}

test("content due lists what to look after, for people and for scripts, and is no failure", async () => {
  const env = { CONTENT_DIR: contentWith("owner: Head of Security\nreviewBy: 2031-05-05\n") };
  const now = () => Date.parse("2031-05-06T09:00:00+03:00");
  const shown = await runCommand({ env, now }, "content", "due");
  expect(shown).toMatchObject({ code: 0, stderr: "" });
  expect(shown.stdout).toMatch(
    /^2031-05-05 +review, overdue +Head of Security +site +\/fraud-centre$/m,
  );
  const { stdout } = await runCommand({ env, now }, "content", "due", "--json");
  expect(JSON.parse(stdout)).toContainEqual({
    on: "2031-05-05",
    isOverdue: true,
    what: "review",
    owner: "Head of Security",
    kind: "site",
    file,
    address: "/fraud-centre",
  });
});

test("the caller says how far ahead", async () => {
  const env = { CONTENT_DIR: contentWith("reviewBy: 2011-05-05\n") };
  const now = () => Date.parse("2011-03-01T09:00:00+03:00");
  const ask = (...days: string[]) => runCommand({ env, now }, "content", "due", ...days);
  expect((await ask()).stdout).toBe("None.\n");
  expect((await ask("--days", "65")).stdout).toContain("/fraud-centre");
  expect(await ask("--days", "soon")).toMatchObject({ code: 2 });
});
