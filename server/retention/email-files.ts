import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../base/error-code.ts";
import { folderOf } from "../adapters/open-senders.ts";
import type { Config } from "../base/config.ts";
import type { Due } from "./due.store.ts";

export type EmailFiles = ReturnType<typeof openEmailFiles>;

/** Emails and text messages written as files, because no mail server or gateway is configured. */
export function openEmailFiles(config: Pick<Config, "DATA_DIR">) {
  const mail = folderOf(config, "mail");
  const sms = folderOf(config, "sms");
  return {
    /** Deletes the files of deliveries; returns their number. */
    deleteMails(deliveries: readonly string[]) {
      const names = new Set(deliveries.map((id) => `${id}.eml`));
      return deleteFrom(mail, (_path, name) => names.has(name));
    },
    deleteMessagesTo(phones: readonly string[]) {
      const heads = phones.map((phone) => `To: +${phone}\n`);
      return deleteFrom(sms, async (path, name) => {
        // A file that is still being written may disappear when it is renamed.
        if (name.endsWith(".tmp")) return false;
        const text = await readFile(path, "utf8");
        return heads.some((head) => text.startsWith(head));
      });
    },
    /** Counts older files, and all files. */
    async countBefore(moment: number): Promise<Due> {
      const paths = await Promise.all([mail, sms].map(pathsIn));
      const are = await Promise.all(paths.flat().map((path) => isOlder(path, moment)));
      return { due: are.filter(Boolean).length, all: are.length };
    },
    async deleteBefore(moment: number) {
      // Including files that a killed process left half written.
      const isOld = (path: string) => isOlder(path, moment);
      return (await deleteFrom(mail, isOld)) + (await deleteFrom(sms, isOld));
    },
  };
}

async function deleteFrom(
  folder: string,
  isToGo: (path: string, name: string) => boolean | Promise<boolean>,
): Promise<number> {
  let deleted = 0;
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    if (!(await isToGo(path, name))) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}

async function isOlder(path: string, moment: number) {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtimeMs < moment;
}

const pathsIn = async (folder: string) => (await namesIn(folder)).map((name) => join(folder, name));

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}
