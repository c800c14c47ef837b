import { cvKindOf, longestBeginning } from "#domain/forms/cv-kind.ts";
import { formatFileSize } from "#domain/texts/file-size.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { ApplicationLimits, ApplicationTexts } from "../application-view.ts";

/** Checks the name, first bytes and size of a file; the server looks inside. */
export async function checkCv(
  cv: File | undefined,
  { cvMegabytes }: Pick<ApplicationLimits, "cvMegabytes">,
  { errors, tooLarge }: ApplicationTexts["application"],
): Promise<string | undefined> {
  if (!cv) return errors.cv.missing;
  const start = await readStart(cv);
  if (!start) return errors.cv.damaged;
  const kind = cvKindOf(cv.name, start);
  if (kind === "empty" || kind === "unsupported" || kind === "misnamed") return errors.cv[kind];
  return cv.size > cvMegabytes * 1024 * 1024
    ? fillText(tooLarge, { megabytes: cvMegabytes })
    : undefined;
}

/** Undefined for a file that was moved since it was chosen, or is on a drive that does not answer. */
const readStart = (cv: File) =>
  cv
    .slice(0, longestBeginning)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => undefined,
    );

const bytes = new Intl.NumberFormat("en-KE");

/** CAR-14: the file's name, and its size as people read it and in bytes. */
export function describeCv({ name, size }: Pick<File, "name" | "size">, text: string): string {
  return fillText(text, { name, size: formatFileSize(size), bytes: bytes.format(size) });
}
