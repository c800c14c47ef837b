import { type Entry, openPromise, type ZipFile } from "yauzl";
import { isStorageFailure } from "../db/failure.ts";
import { inspectPart } from "./docx-parts.ts";

const mostEntries = 2000;
const mostUnpackedBytes = 100 * 1024 * 1024;
/** The most bytes of all parts that are inspected: a CV of a hundred pages has a megabyte. */
const mostXmlBytes = 24 * 1024 * 1024;
const needed = ["[Content_Types].xml", "word/document.xml"];
/** Names of programs and of embedded files. */
const dangerous = /vba(?:project|data)|(?:^|\/)(?:embeddings|activex)\/|oleobject/i;

/** Reads the directory of a .docx, which is a zip file, and inspects its XML parts. */
export async function inspectDocx(path: string): Promise<"sound" | "unsupported" | "unsafe"> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false });
    const entries = await readEntries(zip);
    if (!entries) return "unsafe";
    const names = new Set(entries.map(({ fileName }) => fileName));
    if (!needed.every((name) => names.has(name))) return "unsupported";
    let room = mostXmlBytes;
    for (const entry of entries) {
      const xml = await readXml(zip, entry, room);
      if (xml === undefined) continue;
      room -= xml.length;
      if (room <= 0 || inspectPart(xml) === "unsafe") return "unsafe";
    }
    return "sound";
  } catch (error) {
    if (isStorageFailure(error)) throw error;
    return "unsupported";
  } finally {
    zip?.close();
  }
}

/** Undefined if there are too many parts, or one has a dangerous name. */
async function readEntries(zip: ZipFile): Promise<Entry[] | undefined> {
  const entries: Entry[] = [];
  let unpackedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    unpackedBytes += entry.uncompressedSize;
    if (entries.length > mostEntries || unpackedBytes > mostUnpackedBytes) return undefined;
    if (dangerous.test(entry.fileName)) return undefined;
  }
  return entries;
}

/** The text of a part that begins as XML, under any name; one character more than the limit. */
async function readXml(zip: ZipFile, entry: Entry, room: number): Promise<string | undefined> {
  const stream = await zip.openReadStreamPromise(entry);
  let text = "";
  // Read as one byte a character, because the patterns are ASCII.
  stream.setEncoding("latin1");
  for await (const piece of stream) {
    text += String(piece);
    if (!/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\0\s]*</.test(text)) return undefined;
    if (text.length > room) break;
  }
  return text;
}
