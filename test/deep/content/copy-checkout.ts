import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, readdirSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";

const root = join(import.meta.dirname, "../../..");
/** Large folders without code that reads the content. */
const linked = new Set(["node_modules", "build"]);
const leftOut = new Set([".git", "test-results"]);

/** Copies the checkout into a folder, which a test may change. */
export function copyCheckout(copy: string): void {
  for (const name of readdirSync(root))
    if (linked.has(name)) symlinkSync(join(root, name), join(copy, name));
    else if (!leftOut.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  // Readable for another user: a test runs an installation's command as one.
  chmodSync(copy, 0o755);
}

/** Runs a program of the packages in a copy; its failed tests are lines with a mark. */
export function failuresOf(
  copy: string,
  program: string,
  args: readonly string[],
  mark: RegExp,
): string[] {
  const bin = join(root, "node_modules/.bin");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join("node_modules", program), ...args],
    {
      cwd: copy,
      encoding: "utf8",
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env["PATH"]}`,
        NODE_ENV: "test",
        VITEST: undefined,
        VITEST_POOL_ID: undefined,
      },
      maxBuffer: 50_000_000,
    },
  );
  const failed = `${stdout}${stderr}`.split("\n").filter((line) => mark.test(line));
  return status === 0 || failed.length > 0 ? failed : [stderr || stdout];
}
