import { relative, sep } from "node:path";
import { filesIn } from "#model/reading/records.ts";

/** Checked by what reads them. */
const otherFolders = ["sw", "pictures"];

/** Files that nothing reads: an editor meant another name or folder, and would wait for a change that never shows. */
export function checkStrayFiles(root: string, read: readonly { file: string }[]): string[] {
  const known = new Set(read.map(({ file }) => file));
  return filesIn(root)
    .map((path) => relative(root, path))
    .filter((file) => {
      const [folder = ""] = file.split(sep);
      // Those of programs, such as .git and .gitlab-ci.yml.
      return !known.has(file) && !otherFolders.includes(folder) && !folder.startsWith(".");
    })
    .map(
      (file) =>
        `${file} (file): the site reads no file of this name: move it away, or correct its name`,
    );
}
