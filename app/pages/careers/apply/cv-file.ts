import { fillWords } from "#domain/pages/fill-words.ts";
import type { ApplicationLimits, ApplicationWords } from "./application-view.ts";

export const cvExtensions = [".pdf", ".doc", ".docx"];

/** What the browser can tell of a file; the server looks into it. */
export function checkCv(
  cv: Pick<File, "name" | "size"> | undefined,
  { cvMegabytes }: ApplicationLimits,
  { faults, tooLarge }: ApplicationWords["application"],
): string | undefined {
  if (!cv) return faults.cv.missing;
  const name = cv.name.toLowerCase();
  if (!cvExtensions.some((extension) => name.endsWith(extension))) return faults.cv.unsupported;
  if (cv.size === 0) return faults.cv.empty;
  return cv.size > cvMegabytes * 1024 * 1024
    ? fillWords(tooLarge, { megabytes: cvMegabytes })
    : undefined;
}

const bytes = new Intl.NumberFormat("en-KE");

/** CAR-14: the name and the size in bytes. */
export function describeCv({ name, size }: Pick<File, "name" | "size">, words: string): string {
  return fillWords(words, { name, bytes: bytes.format(size) });
}
