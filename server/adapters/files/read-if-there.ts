import type { Readable } from "node:stream";
import { errorCode } from "../../base/error-code.ts";
import type { FileStore } from "./file-store.ts";

/** A kept file; `undefined` once it is deleted. */
export async function readIfThere(files: FileStore, key: string): Promise<Readable | undefined> {
  try {
    return await files.get(key);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
