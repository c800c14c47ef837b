import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprintOf } from "./fingerprint.ts";
import type { Specimen } from "./specimens.ts";

/** The specimens whose text has changed since they were drawn into `folder`. */
export function outdatedPapers(specimens: readonly Specimen[], folder: string): string[] {
  return specimens
    .filter(({ file, paper }) => {
      const path = join(folder, file);
      return existsSync(path) && !readFileSync(path, "latin1").includes(fingerprintOf(paper));
    })
    .map(({ file }) => file);
}
