import { createHash } from "node:crypto";
import type { Paper } from "./paper.ts";

/** Changes with every word of a paper. The file carries it, so that an older one is known without drawing it again. */
export function fingerprintOf(paper: Paper): string {
  return createHash("sha256").update(JSON.stringify(paper)).digest("hex");
}
