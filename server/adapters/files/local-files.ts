import { createReadStream } from "node:fs";
import { chmod, mkdir, opendir, rename, rm, stat } from "node:fs/promises";
import { once } from "node:events";
import { join } from "node:path";
import { sync } from "../sync.ts";
import { checkFileKey, type FileStore, isFileKey } from "./file-store.ts";

/** Stores files in a folder that only the site's user can read. It must be on the same disk as the temporary files. */
export function localFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkFileKey(key));
  return {
    async put(key, path) {
      const target = pathOf(key);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(path, 0o600);
      await sync(path);
      await rename(path, target);
      // Syncs the folder, so that the file's name is durable too.
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
