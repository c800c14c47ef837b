import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PdfFile } from "./pdf-fields.ts";

type Counted = PdfFile & { changedMs: number };

/** A file is read again only when it has changed: content is loaded after each edit, and annual reports are large. */
const counted = new Map<string, Counted>();

/** The size and checksum of a PDF of `public/`; undefined if it does not exist. */
export function readPdf(publicFolder: string, file: string): PdfFile | undefined {
  const path = join(publicFolder, file);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return undefined;
  const last = counted.get(path);
  const { bytes, sha256 } =
    last?.bytes === stats.size && last.changedMs === stats.mtimeMs
      ? last
      : count(path, stats.mtimeMs);
  return { bytes, sha256 };
}

function count(path: string, changedMs: number): Counted {
  const content = readFileSync(path);
  const sha256 = createHash("sha256").update(content).digest("hex");
  const now = { bytes: content.length, sha256, changedMs };
  counted.set(path, now);
  return now;
}
