import { relative, sep } from "node:path";
import { filesIn } from "#model/reading/records.ts";

/** Folders checked by the code that reads them. */
const otherFolders = ["sw", "pictures"];

/** Files that nothing reads: the editor got the name or folder wrong, and the change would never show. */
export function checkStrayFiles(root: string, read: readonly { file: string }[]): string[] {
  const known = new Set(read.map(({ file }) => file));
  return filesIn(root)
    .map((path) => relative(root, path))
    .filter((file) => {
      const [folder = ""] = file.split(sep);
      // Dotfiles of programs, such as .git and .gitlab-ci.yml.
      return !known.has(file) && !otherFolders.includes(folder) && !folder.startsWith(".");
    })
    .map(
      (file) =>
        `${file} (file): the site reads no file of this name: move it away, or correct its name`,
    );
}
