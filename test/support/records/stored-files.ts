import { text } from "node:stream/consumers";
import type { FileStore } from "#server/adapters/files/file-store.ts";
import { temporaryFile } from "#test/support/site/databases.ts";

export async function storeText(files: FileStore, key: string, content: string): Promise<void> {
  await files.put(key, temporaryFile(content), "application/pdf");
}

/** The content of a store of files: the text of each by its key. */
export async function storedTexts(files: FileStore): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for await (const { key } of files.list()) texts[key] = await text(await files.get(key));
  return texts;
}
