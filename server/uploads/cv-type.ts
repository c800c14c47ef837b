import { open } from "node:fs/promises";
import { lookIntoDoc } from "./doc-streams.ts";
import { lookIntoDocx } from "./docx-directory.ts";
import { extensionOf } from "./file-name.ts";

/** `unsafe`: it carries macros or other files, or unpacks to far more than it is. */
export type CvFault = "empty" | "unsupported" | "unsafe";

type Kind = {
  type: string;
  /** Its first bytes. What begins otherwise and has these further on (a polyglot) is something else. */
  beginning: Buffer;
  lookInto(path: string): Promise<"sound" | CvFault>;
};

/** What a CV may be, by the extension of its name. */
const kinds = new Map<string, Kind>([
  [
    "pdf",
    {
      type: "application/pdf",
      beginning: Buffer.from("%PDF-"),
      lookInto: async () => "sound",
    },
  ],
  [
    "doc",
    {
      type: "application/msword",
      beginning: Buffer.from("d0cf11e0a1b11ae1", "hex"),
      lookInto: lookIntoDoc,
    },
  ],
  [
    "docx",
    {
      type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      beginning: Buffer.from("504b0304", "hex"),
      lookInto: lookIntoDocx,
    },
  ],
]);

/** Tells what a CV is by its name and its bytes, which must agree. */
export async function cvTypeOf(
  path: string,
  name: string,
): Promise<{ ok: true; type: string } | { ok: false; fault: CvFault }> {
  const start = await readStart(path);
  if (start.length === 0) return { ok: false, fault: "empty" };
  const kind = kinds.get(extensionOf(name));
  if (!kind || !start.subarray(0, kind.beginning.length).equals(kind.beginning))
    return { ok: false, fault: "unsupported" };
  const found = await kind.lookInto(path);
  return found === "sound" ? { ok: true, type: kind.type } : { ok: false, fault: found };
}

async function readStart(path: string) {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
