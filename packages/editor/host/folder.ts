import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { merge } from "node-diff3";
import { filesIn } from "../../../model/reading/records.ts";

/** A file's bytes in base64, null where there is no file. */
export type File = string | null;
/** Changed files by path, before and after. */
export type Changes = Record<string, { before: File; after: File }>;
/** Returns the content's mistakes, with file, line and sentence. */
export type Check = (content: string) => string[];
export type Folder = ReturnType<typeof openFolder>;

export const linesOf = (file: File) =>
  Buffer.from(file ?? "", "base64")
    .toString()
    .split("\n");

/** The folder of the content, which is the host's branch `main`. Paths begin with `content/`. */
export function openFolder(content: string, check: Check) {
  const read = (path: string): File =>
    existsSync(placeOf(content, path)) ? readFileSync(placeOf(content, path), "base64") : null;
  /** Each file, with Git's hash of its content. */
  const list = () =>
    filesIn(content).map((file) => ({
      path: join("content", relative(content, file)),
      sha: blobName(readFileSync(file)),
    }));

  return {
    read,
    list,
    version: () => createHash("sha1").update(JSON.stringify(list())).digest("hex"),
    write: (files: Record<string, File>) => write(content, files),

    /** The files after a change; undefined if the folder has other changes in the same lines. */
    merged(changes: Changes): Record<string, File> | undefined {
      const files: Record<string, File> = {};
      for (const [path, { before, after }] of Object.entries(changes)) {
        const now = read(path);
        if (now === before || now === after) files[path] = after;
        else {
          if (now === null || before === null || after === null) return undefined;
          const { conflict, result } = merge(linesOf(now), linesOf(before), linesOf(after));
          if (conflict) return undefined;
          files[path] = Buffer.from(result.join("\n")).toString("base64");
        }
      }
      return files;
    },

    /** The mistakes that the check finds in the content with these files. */
    mistakes(files: Record<string, File>) {
      const copy = join(mkdtempSync(join(tmpdir(), "check-")), "content");
      try {
        cpSync(content, copy, { recursive: true });
        write(copy, files);
        return check(copy);
      } finally {
        rmSync(dirname(copy), { recursive: true, force: true });
      }
    },
  };
}

export const blobName = (bytes: Buffer) =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");

const placeOf = (content: string, path: string) => join(content, relative("content", path));

function write(content: string, files: Record<string, File>) {
  for (const [path, file] of Object.entries(files)) {
    const place = placeOf(content, path);
    if (file === null) rmSync(place, { force: true });
    else {
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, file, "base64");
    }
  }
}
