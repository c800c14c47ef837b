import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const root = join(import.meta.dirname, "..");
const WorkspaceSchema = z.looseObject({ devDependencies: z.record(z.string(), z.string()) });

/**
 * The packages that the workspaces name: those of checks, tests and tools, which the site neither runs nor builds with.
 */
export function workspacePackages(): string[] {
  return globSync("packages/*/package.json", { cwd: root }).flatMap((file) => {
    const manifest: unknown = JSON.parse(readFileSync(join(root, file), "utf8"));
    return Object.keys(WorkspaceSchema.parse(manifest).devDependencies);
  });
}
