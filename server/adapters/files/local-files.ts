import { createReadStream } from "node:fs";
import { chmod, mkdir, opendir, rename, rm, stat } from "node:fs/promises";
import { once } from "node:events";
import { join } from "node:path";
import { sync } from "../sync.ts";
import { checkFileKey, type FileStore, isFileKey } from "./file-store.ts";

/** Keeps files in a folder, which no other user of the machine may read. It is on the disk of the temporary files. */
export function localFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkFileKey(key));
  return {
    async put(key, path) {
      const target = pathOf(key);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(path, 0o600);
      await sync(path);
      await rename(path, target);
      // Syncing the folder puts the file's name on the disk.
      await sync(folder);
    },
    async get(key) {
      const file = createReadStream(pathOf(key));
      await once(file, "open");
      return file;
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for await (const { name } of await opendir(folder)) {
        if (!isFileKey(name)) continue;
        const found = await stat(join(folder, name)).catch(() => undefined);
        if (found) yield { key: name, modifiedAt: found.mtimeMs };
      }
    },
  };
}
