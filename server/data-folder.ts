import { resolve } from "node:path";
import { errorCode } from "./base/error-code.ts";
import { writeAndRemove } from "./health/write-probe.ts";

const reasons: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "it is on a disk that may only be read",
  ENOTDIR: "a file stands in its way",
  EEXIST: "a file stands in its way",
  // Node also reports a read-only disk like this, if the folder is yet to be made.
  ENOENT: "it cannot be made: the disk may only be read, or a link leads nowhere",
  ELOOP: "it leads in a circle",
};

/** A full disk does not prevent the start: pages can still be served, and `/readyz` reports the problem. */
const passing = new Set(["ENOSPC", "EDQUOT"]);

/** Throws, in words, where nothing can be written under DATA_DIR. */
export async function requireWritable(folder: string): Promise<void> {
  try {
    await writeAndRemove(folder);
  } catch (error) {
    const code = errorCode(error) ?? "";
    if (passing.has(code)) return;
    const reason = reasons[code] ?? (error instanceof Error ? error.message : String(error));
    throw new Error(`Nothing can be written to ${resolve(folder)} (DATA_DIR): ${reason}`, {
      cause: error,
    });
  }
}
