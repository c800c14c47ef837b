import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { z } from "zod";
import { installCheckers, run } from "./checkers.ts";
import { findProgram } from "#test/support/programs/programs.ts";

const ReportSchema = z.object({
  messages: z.array(
    z.object({
      url: z.string(),
      message: z.string(),
      extract: z.string().default(""),
    }),
  ),
});

export type NuRemark = { page: string; message: string; extract: string };

/** The remarks of the Nu HTML checker on pages, in one run: its start takes as long as a hundred pages. */
export function checkHtml(pages: ReadonlyMap<string, string>): NuRemark[] {
  const folder = mkdtempSync(join(tmpdir(), "nu-"));
  try {
    const names = [...pages.keys()];
    for (const [i, name] of names.entries())
      writeFileSync(join(folder, `${i}.html`), pages.get(name) ?? "");
    const { messages } = ReportSchema.parse(report(folder));
    return messages.map(({ url, message, extract }) => ({
      page: names[Number.parseInt(basename(url), 10)] ?? url,
      message,
      extract,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function report(folder: string): unknown {
  const jar = join(installCheckers(), "vnu-jar/build/dist/vnu.jar");
  // A larger stack: with the default one its deep HTML grammar overflows.
  const args = ["-Xss4m", "-jar", jar, "--format", "json", "--stdout", "--skip-non-html", folder];
  const { stdout, stderr } = run(findProgram("java"), args);
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`The Nu checker says:\n${stdout.slice(0, 2000)}\n${stderr.slice(0, 2000)}`);
  }
}
