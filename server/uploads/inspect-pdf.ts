import { readFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { holdsObjects, readPackedNames } from "./pdf-object-streams.ts";
import { releaseMemory } from "./release-memory.ts";
import { findObjects, type PdfObject, readObject } from "./pdf-objects.ts";

/** The most bytes that all object streams may unpack to: a CV's have a hundredth of it. */
const mostUnpackedBytes = 16 * 1024 * 1024;
/** Other requests get a turn after this number of bytes. */
const yieldAfterBytes = 256 * 1024;

/** Keys and values that run something or embed another file. */
const dangerous = [
  "JavaScript",
  "JS",
  "Launch",
  "EmbeddedFile",
  "EmbeddedFiles",
  "EF",
  "FileAttachment",
  "GoToE",
  "ImportData",
  "SubmitForm",
  "RichMedia",
  "XFA",
];

/** A file that takes more work than its size justifies. */
class TooMuch extends Error {}

export type PdfVerdict = "sound" | "unsupported" | "damaged" | "password" | "unsafePdf";

/** Looks in a PDF for automatic actions, embedded files and a password. */
export async function inspectPdf(path: string): Promise<PdfVerdict> {
  const bytes = await readFile(path);
  if (!/^%PDF-[12]\.\d/.test(bytes.toString("latin1", 0, 8))) return "unsupported";
  // Each byte is read once, if objects do not overlap.
  let spent = 0;
  const most = 2 * bytes.length + 3 * mostUnpackedBytes;
  const spend = (more: number) => {
    spent += more;
    if (spent > most) throw new TooMuch();
  };
  try {
    return await judge(bytes, spend, () => spent);
  } catch (error) {
    if (error instanceof TooMuch) return "damaged";
    throw error;
  } finally {
    releaseMemory(bytes);
  }
}

async function judge(bytes: Buffer, spend: (bytes: number) => void, spent: () => number) {
  const names = new Set<string>();
  const packed: PdfObject[] = [];
  let yieldedAt = 0;
  for (const at of findObjects(bytes)) {
    const object = readObject(bytes, at, spend);
    for (const name of object.names) names.add(name);
    if (holdsObjects(object)) packed.push(object);
    if (spent() - yieldedAt < yieldAfterBytes) continue;
    yieldedAt = spent();
    await setImmediate();
  }
  // Encrypted content cannot be unpacked or inspected.
  if (names.has("Encrypt")) return "password";
  let room = mostUnpackedBytes;
  for (const object of packed) {
    const unpacked = await readPackedNames(bytes, object, { room, spend });
    if (!unpacked) return "damaged";
    room -= unpacked.bytes;
    for (const name of unpacked.names) names.add(name);
  }
  if (dangerous.some((name) => names.has(name))) return "unsafePdf";
  return names.has("Catalog") ? "sound" : "damaged";
}
