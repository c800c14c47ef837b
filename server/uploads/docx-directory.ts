import { openPromise } from "yauzl";
import { isStorageFailure } from "../db/failure.ts";

const mostEntries = 2000;
const mostUnpackedBytes = 100 * 1024 * 1024;
const needed = ["[Content_Types].xml", "word/document.xml"];
/** Programs, and files inside the file. */
const dangerous = /vba(?:project|data)|(?:^|\/)(?:embeddings|activex)\/|oleobject/i;

/** Reads the directory of a .docx, a zip file, and unpacks nothing of it. */
export async function lookIntoDocx(path: string): Promise<"sound" | "unsupported" | "unsafe"> {
  const missing = new Set(needed);
  let entries = 0;
  let unpackedBytes = 0;
  try {
    const zip = await openPromise(path);
    for await (const { fileName, uncompressedSize } of zip.eachEntry()) {
      entries += 1;
      unpackedBytes += uncompressedSize;
      missing.delete(fileName);
      if (entries > mostEntries || unpackedBytes > mostUnpackedBytes) return "unsafe";
      if (dangerous.test(fileName)) return "unsafe";
    }
  } catch (error) {
    if (isStorageFailure(error)) throw error;
    return "unsupported";
  }
  return missing.size === 0 ? "sound" : "unsupported";
}
