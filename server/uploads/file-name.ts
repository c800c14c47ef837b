import { extensionOf } from "#domain/forms/cv-kind.ts";

const longest = 120;

/** Invisible characters, and those that reverse what follows: `cv<reverse>fdp.exe` reads as cvexe.pdf. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The name a file came with, fit to be shown and saved under: no folders, nothing invisible, not too long. */
export function cleanFileName(name: string): string {
  const base = name.toWellFormed().normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  const clean = base.replaceAll(invisible, "").replaceAll(/\s+/g, " ").trim();
  const extension = extensionOf(clean);
  const stem = extension ? clean.slice(0, -extension.length - 1) : clean;
  const room = longest - (extension ? extension.length + 1 : 0);
  // Cut between characters, not inside one.
  const short = [...stem].slice(0, room).join("").slice(0, room).toWellFormed();
  return extension ? `${short}.${extension}` : short;
}
