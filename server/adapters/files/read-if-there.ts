import type { Readable } from "node:stream";
import type { FileStore } from "./file-store.ts";

/** A kept file; `undefined` where there is none any more. */
export async function readIfThere(files: FileStore, key: string): Promise<Readable | undefined> {
  try {
    return await files.get(key);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
