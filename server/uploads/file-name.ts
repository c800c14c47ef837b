import { extensionOf } from "#domain/forms/cv-kind.ts";

const longest = 120;

/** Invisible characters, and those that reverse the text after them: `cv<reverse>fdp.exe` is displayed as cvexe.pdf. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The file's name, made safe to show and to save: no folders, no invisible characters, limited length. */
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
