import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "#test/support/site/command-line.ts";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { gitHost } from "#test/support/programs/git-host.ts";

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

test("content due lists what needs attention, as a table or JSON, and succeeds", async () => {
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

test("--days sets how far ahead to look", async () => {
  const env = { CONTENT_DIR: contentWith("reviewBy: 2011-05-05\n") };
  const now = () => Date.parse("2011-03-01T09:00:00+03:00");
  const ask = (...days: string[]) => runCommand({ env, now }, "content", "due", ...days);
  expect((await ask()).stdout).toBe("None.\n");
  expect((await ask("--days", "65")).stdout).toContain("/fraud-centre");
  expect(await ask("--days", "soon")).toMatchObject({ code: 2 });
});

test("content check names the mistakes of a folder, the form of its files too", async () => {
  expect(await runCommand({ env: {} }, "content", "check")).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^The content is sound: \d+ products\.\n$/),
  });
  const folder = contentWith("reviewBy:   2031-05-05\n");
  const { code, stderr } = await runCommand({ env: {} }, "content", "check", folder);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^site\/fraud-centre\.yaml:1:1 \(file\): is not in the form/);
});

test("content is accepted, pulled and its status shown; the acceptance is logged", async () => {
  const root = temporaryFolder();
  const host = gitHost();
  const own = globSync("content/**/*.*");
  const first = host.commit({
    by: "Amina",
    message: "The first content",
    files: Object.fromEntries(own.map((path) => [path, readFileSync(path, "utf8")])),
  });
  const env = {
    DATA_DIR: join(root, "data"),
    CONTENT_REPOSITORY: host.repository,
    CONTENT_DIR: join(root, "pulled/current/content"),
  };
  const content = (...args: string[]) => runCommand({ env, now: () => 0 }, "content", ...args);
  expect(await content("pull")).toMatchObject({ code: 4 });
  for (const reason of ["", "  "])
    expect(await content("accept", first, "--because", reason)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("It is empty."),
    });
  const accepted = await content("accept", first.slice(0, 9), "--because", "it is the first");
  expect(accepted).toMatchObject({ code: 0, stdout: "" });
  expect(accepted.stderr).toMatch(new RegExp(`^${first.slice(0, 9)}\\. `));
  expect(readFileSync(join(root, "data/security/1970-01-01.jsonl"), "utf8")).toContain(
    `"content accept ${first.slice(0, 9)} --because it is the first"`,
  );
  const broken = { "content/facts.yaml": "statements: 1\n" };
  host.merge({ by: "Amina", mergedBy: "Baraka", files: broken });
  const refused = await content("pull");
  expect(refused).toMatchObject({ code: 5 });
  expect(refused.stderr).toMatch(/facts\.yaml:1:\d+ /);
  const { stdout } = await content("status");
  expect(stdout).toMatch(
    new RegExp(`^${first.slice(0, 9)} is shown since .*: The first content$`, "m"),
  );
  expect(stdout).toMatch(/^Refused since 1970-01-01 03:00: .* is not shown, it has mistakes:$/m);
});

test("a site whose content is not pulled reports so", async () => {
  expect(await runCommand({ env: {} }, "content", "status")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("CONTENT_REPOSITORY is not set"),
  });
});
