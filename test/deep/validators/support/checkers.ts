import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../checkers");

/** The packages of the checkers, reinstalled if they differ from the lock file. */
export function installCheckers(): string {
  const packages = join(folder, "node_modules");
  const stamp = join(packages, ".installed-from");
  const lock = readFileSync(join(folder, "package-lock.json"));
  const wanted = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return packages;
  const { status, stderr } = run("npm", ["ci", "--loglevel=error"], folder);
  if (status !== 0) throw new Error(`npm ci in ${folder}:\n${stderr}`);
  writeFileSync(stamp, wanted);
  return packages;
}

/** Runs a program to its end. The exit code does not matter: findings are in the output. */
export function run(command: string, args: readonly string[], cwd?: string) {
  const { error, ...ended } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  if (error) throw error;
  return ended;
}
