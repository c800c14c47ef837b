import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { gitHost } from "#test/support/programs/git-host.ts";
import { changed } from "#test/support/site/pulled-site.ts";

const pipeline = (name: string) =>
  parse(readFileSync(join("deploy/content-repository", name), "utf8"));
const GitlabSchema = z.object({ "one-author": z.object({ script: z.tuple([z.string()]) }) });
const GithubSchema = z.object({
  jobs: z.object({
    "one-author": z.object({ steps: z.array(z.object({ run: z.string().optional() })) }),
  }),
});
const gitlab = GitlabSchema.parse(pipeline("gitlab-ci.yml"))["one-author"].script[0];
const steps = GithubSchema.parse(pipeline("github-content.yml")).jobs["one-author"].steps;
const github = steps.flatMap(({ run }) => run ?? []).join("\n");

/** Runs the pipeline's script on a branch of two commits; returns its report, or an empty text if it passes. */
function said(script: string, writers: readonly [string, string], labels = "") {
  const folder = temporaryFolder();
  const host = gitHost(join(folder, "host.git"));
  const base = host.commit({ by: "Amina", files: { "content/fee.yaml": "amount: 1" } });
  const one = host.commit({ by: writers[0], files: changed, isAside: true });
  const two = host.commit({
    by: writers[1],
    on: [one],
    files: { "content/fee.yaml": "amount: 3" },
  });
  const env = {
    PATH: process.env["PATH"],
    GIT_DIR: join(folder, "host.git"),
    BASE: base,
    CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
    CI_MERGE_REQUEST_LABELS: labels,
  };
  host.setBranch(two);
  try {
    execFileSync("sh", ["-e", "-c", script], { cwd: folder, env, stdio: "pipe" });
    return "";
  } catch {
    return readFileSync(join(folder, "report.md"), "utf8");
  }
}

test.each([
  ["GitLab", gitlab],
  ["GitHub", github],
])("the pipeline of %s refuses an entry that two people have changed", (_host, script) => {
  expect(said(script, ["Amina", "Amina"])).toBe("");
  expect(said(script, ["Amina", "Baraka"])).toMatch(
    /^Several people have changed this entry[^]*\n- amina\n- baraka\n/,
  );
});

test("the pipeline of GitLab accepts two people if the label allows it", () => {
  expect(said(gitlab, ["Amina", "Baraka"], "urgent,two-people")).toBe("");
});
