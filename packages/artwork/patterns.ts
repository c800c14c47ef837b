/** Writes the textile patterns that pages show into public/patterns: `node packages/artwork/patterns.ts`. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { patternFiles } from "./patterns/pattern-files.ts";

rmSync("public/patterns", { recursive: true, force: true });
for (const { file, draw } of patternFiles) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, draw());
}
console.info(`${patternFiles.length} patterns`);
