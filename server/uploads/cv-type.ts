import { open } from "node:fs/promises";
import { inspectDoc } from "./doc-streams.ts";
import { inspectDocx } from "./docx-directory.ts";
import { extensionOf } from "./file-name.ts";
import { inspectPdf } from "./inspect-pdf.ts";
import { oneAtATime } from "./one-at-a-time.ts";

/** `unsafe`: it carries programs, other files or what fetches them, or unpacks to far more than it is. */
export type CvErrorCode = "empty" | "unsupported" | "damaged" | "password" | "unsafe" | "unsafePdf";

type Kind = {
  type: string;
  /** Its first bytes. What begins otherwise and has these further on (a polyglot) is something else. */
  beginning: Buffer;
  inspect(path: string): Promise<"sound" | CvErrorCode>;
};

const oldOffice = "d0cf11e0a1b11ae1";

/** The types of CVs, by the extension of the file's name. */
const kinds = new Map<string, Kind>([
  [
    "pdf",
    {
      type: "application/pdf",
      beginning: Buffer.from("%PDF-"),
      inspect: inspectPdf,
    },
  ],
  [
    "doc",
    {
      type: "application/msword",
      beginning: Buffer.from(oldOffice, "hex"),
      inspect: inspectDoc,
    },
  ],
  [
    "docx",
    {
      type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      beginning: Buffer.from("504b0304", "hex"),
      inspect: inspectDocx,
    },
  ],
]);

/** One CV at a time is in memory. */
const inTurn = oneAtATime();

/** Tells what a CV is by its name and its bytes, which must agree. */
export const cvTypeOf = (path: string, name: string): ReturnType<typeof inspect> =>
  inTurn(() => inspect(path, name));

async function inspect(
  path: string,
  name: string,
): Promise<{ ok: true; type: string } | { ok: false; error: CvErrorCode }> {
  const start = await readStart(path);
  if (start.length === 0) return { ok: false, error: "empty" };
  const kind = kinds.get(extensionOf(name));
  if (!kind) return { ok: false, error: "unsupported" };
  if (!start.subarray(0, kind.beginning.length).equals(kind.beginning))
    return { ok: false, error: (await isLockedDocx(path, start)) ? "password" : "unsupported" };
  const found = await kind.inspect(path);
  return found === "sound" ? { ok: true, type: kind.type } : { ok: false, error: found };
}

/** A .docx with a password is an old Office file that holds it. */
const isLockedDocx = async (path: string, start: Buffer) =>
  start.equals(Buffer.from(oldOffice, "hex")) && (await inspectDoc(path)) === "password";

async function readStart(path: string) {
  await using handle = await open(path);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
  return buffer.subarray(0, bytesRead);
}
