import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { findProgram } from "#test/support/programs/programs.ts";

const press = (key: string) => `key ${key}`;
export const tab = press("<tab>");
export const enter = press("^J");

export const typed = (text: string) =>
  [...text].map((sign) => press(sign === " " ? "<space>" : sign));

/** Moves to the field after these words. */
export const find = (words: string) => [press("/"), ...typed(words), enter];

/** The text of a page in lynx, at last, on a screen that is long enough for all of it. */
export function askLynx(path: string, keys: readonly string[]): string {
  const lynx = findProgram("lynx");
  const folder = mkdtempSync(join(tmpdir(), "lynx-"));
  const script = join(folder, "keys");
  writeFileSync(script, [...keys, press("^L"), press("q"), press("y"), ""].join("\n"));
  const command = `stty rows 500 cols 120 && ${lynx} -accept_all_cookies -cmd_script=${script} ${inject("siteOrigin")}${path}`;
  try {
    const { stdout } = spawnSync("script", ["-qec", command, join(folder, "log")], {
      encoding: "utf8",
      timeout: 60_000,
      env: { ...process.env, TERM: "vt100", LANG: "C.UTF-8" },
    });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
