import { createHash } from "node:crypto";
import type { Paper } from "./paper.ts";

/**
 * Changes with every word of a document. It is stored in the file, so that an outdated file is found without drawing it
 * again.
 */
export function fingerprintOf(paper: Paper): string {
  return createHash("sha256").update(JSON.stringify(paper)).digest("hex");
}
