import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";

/** The store of CVs, outside the web root. A key does not name the applicant. */
export type FileStore = {
  /** Moves the temporary file at `path` into the store, and returns once it is durable. */
  put(key: string, path: string, type: string): Promise<void>;
  /** Throws an error with the code ENOENT when there is no such file. */
  get(key: string): Promise<Readable>;
  /** Does nothing when there is no such file. */
  delete(key: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
};

export type StoredFile = { key: string; modifiedAt: number };

const keyPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const newFileKey = (): string => randomUUID();

export const isFileKey = (key: string): boolean => keyPattern.test(key);

/** Refuses other keys, which could name a path outside the folder or the bucket. */
export function checkFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error("A file's key is a UUID");
  return key;
}
