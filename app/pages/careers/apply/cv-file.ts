import { fillText } from "#domain/pages/fill-text.ts";
import type { ApplicationLimits, ApplicationTexts } from "./application-view.ts";

export const cvExtensions = [".pdf", ".doc", ".docx"];

/** Checks the name and size of a file; the server checks its content. */
export function checkCv(
  cv: Pick<File, "name" | "size"> | undefined,
  { cvMegabytes }: ApplicationLimits,
  { errors, tooLarge }: ApplicationTexts["application"],
): string | undefined {
  if (!cv) return errors.cv.missing;
  const name = cv.name.toLowerCase();
  if (!cvExtensions.some((extension) => name.endsWith(extension))) return errors.cv.unsupported;
  if (cv.size === 0) return errors.cv.empty;
  return cv.size > cvMegabytes * 1024 * 1024
    ? fillText(tooLarge, { megabytes: cvMegabytes })
    : undefined;
}

const bytes = new Intl.NumberFormat("en-KE");

/** CAR-14: the file's name and its size in bytes. */
export function describeCv({ name, size }: Pick<File, "name" | "size">, text: string): string {
  return fillText(text, { name, bytes: bytes.format(size) });
}
