import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { FileStore } from "#server/adapters/files/file-store.ts";
import { temporaryFolder } from "#test/support/site/databases.ts";

export async function storeText(files: FileStore, key: string, content: string): Promise<void> {
  const path = join(temporaryFolder(), "file");
  writeFileSync(path, content);
  await files.put(key, path, "application/pdf");
}

/** The content of a store of files: the text of each by its key. */
export async function storedTexts(files: FileStore): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for await (const { key } of files.list()) texts[key] = await text(await files.get(key));
  return texts;
}
