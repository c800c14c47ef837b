import { createHash } from "node:crypto";
import { relative } from "node:path";

const fileOf = new Map<string, string>();

/**
 * Names a class of a CSS module: its own name and three letters of its file. Short, and the same letters for all
 * classes of a file, because these names are a good part of every page's bytes. Two files with the same letters
 * stop the build.
 */
export function scopedName(name: string, filename: string): string {
  const [path = filename] = filename.split("?", 1);
  const file = relative(process.cwd(), path);
  const letters = createHash("sha256").update(file).digest("hex").slice(0, 3);
  const other = fileOf.get(letters) ?? file;
  if (other !== file)
    throw new Error(`Class names of ${file} and ${other} would be alike: rename one of the two`);
  fileOf.set(letters, file);
  return `${name}_${letters}`;
}
