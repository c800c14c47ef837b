import { spawnSync } from "node:child_process";

/** The path of a program, by the first of its names that the machine has; throws if it has none. */
export function findProgram(...names: readonly string[]): string {
  for (const name of names) {
    const { status, stdout } = spawnSync("sh", ["-c", 'command -v "$0"', name], {
      encoding: "utf8",
    });
    if (status === 0) return stdout.trim();
  }
  throw new Error(`Not tried: this machine has no ${names[0]}. As root: npm run programs`);
}
