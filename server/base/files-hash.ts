import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A short hash of files, independent of where their folder is. */
export function hashOfFiles(folder: string, patterns: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of globSync([...patterns], {
    cwd: folder,
    exclude: ["**/*.test.ts"],
  }).toSorted()) {
    const content = readFileSync(join(folder, file));
    hash.update(`${file.replaceAll("\\", "/")}\n${content.length}\n`).update(content);
  }
  return hash.digest("hex").slice(0, 12);
}

/** The files that editors write. */
export const contentFiles = ["**/*.{yaml,md}", "pictures/*"] as const;

/** The files that run: the server and what it reads content with, unbuilt, and the built pages. */
export const buildFiles = [
  "{server,checks,model,domain}/**/*.ts",
  "build/server/index.js",
  "build/client/assets/*.{css,js}",
] as const;
