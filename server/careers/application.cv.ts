import type { Scanner } from "../adapters/clamd/clamd-scanner.ts";
import type { ApplicationRow } from "../db/schema.ts";
import { type CvErrorCode, cvTypeOf } from "../uploads/cv-type.ts";
import { cleanFileName } from "../uploads/file-name.ts";
import type { UploadedFile } from "../uploads/multipart.ts";

export type Cv = { name: string; type: string; path: string; bytes: number };

/** Finds a CV's type and decides if it may be taken. */
export async function inspectCv(
  file: UploadedFile | undefined,
): Promise<{ ok: true; cv: Cv } | { ok: false; error: "missing" | CvErrorCode }> {
  if (!file) return { ok: false, error: "missing" };
  const name = cleanFileName(file.name);
  const found = await cvTypeOf(file.path, name);
  return found.ok ? { ok: true, cv: { ...file, name, type: found.type } } : found;
}

/** If the scanner does not respond, the CV is scanned later, and the applicant need not wait. */
export async function scanCv(
  path: string,
  scanner: Scanner | undefined,
): Promise<ApplicationRow["cvScan"]> {
  if (!scanner) return "unscanned";
  try {
    return await scanner.scan(path);
  } catch {
    return "waiting";
  }
}
