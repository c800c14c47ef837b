import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { listedPages } from "#app/pages/page-lists.ts";
import type { Content } from "#model/content.ts";
import { inBothLanguages } from "#app/pages/languages.ts";
import { askPacked, pageBudget, spareOf, weighScripts } from "#test/support/browser/page-weight.ts";
import { startBuiltSite } from "#test/support/faults/server-process.ts";

/**
 * The changed pages, by files since the last commit, that have few bytes left. The built site renders them: without a
 * build no page is weighed.
 */
export async function pagesNearBudget(content: Content, root: string): Promise<string[]> {
  const paths = pathsOf(changedFiles(root), content);
  if (paths.length === 0 || !existsSync(join(import.meta.dirname, "../build/styles.json")))
    return [];
  const site = await startBuiltSite({ CONTENT_DIR: root });
  try {
    const scriptsOf = weighScripts(site.origin);
    const weighed = [];
    for (const path of paths) {
      // The page is newer than the build.
      if ((await fetch(site.origin + path, { method: "HEAD" })).status === 404) continue;
      const { bytes: html, text } = await askPacked(site.origin + path);
      weighed.push({ path, spare: spareOf({ html, scripts: await scriptsOf(text) }) });
    }
    return weighed
      .filter(({ spare }) => spare < pageBudget.spare)
      .map(({ path, spare }) =>
        spare < 0
          ? `${path}: the page is ${-spare} bytes over its budget: shorten its words`
          : `${path}: the page has ${spare} bytes left of its budget`,
      );
  } finally {
    await site.end();
  }
}

/** Changed and new files of a folder, by git; empty without git. */
function changedFiles(root: string): string[] {
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: "pipe" }).split("\n");
  try {
    return [
      ...git("diff", "--name-only", "--relative", "HEAD", "--", "."),
      ...git("ls-files", "--others", "--exclude-standard"),
    ].filter(Boolean);
  } catch {
    return [];
  }
}

/** The pages that are made of one of the files, in both languages. */
function pathsOf(changed: readonly string[], content: Content): string[] {
  const files = new Set(changed.map((file) => file.replace(/^sw\//, "")));
  return inBothLanguages(
    listedPages(content)
      .filter(({ file = [], contentFiles = [] }) =>
        [file, contentFiles].flat().some((each) => files.has(each)),
      )
      .map(({ href }) => href),
  );
}
