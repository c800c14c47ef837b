import { open } from "node:fs/promises";
import { type CvKind, cvKindOf, longestBeginning } from "#domain/forms/cv-kind.ts";
import { createGate } from "../limits/gate.ts";
import { inspectDoc } from "./doc-streams.ts";
import { inspectDocx } from "./docx-directory.ts";
import { inspectPdf } from "./inspect-pdf.ts";

/** `unsafe`: it contains programs, other files or code that fetches them, or unpacks to far more than it is. */
export type CvErrorCode =
  | "empty"
  | "unsupported"
  | "misnamed"
  | "damaged"
  | "password"
  | "unsafe"
  | "unsafePdf";

type Kind = { type: string; inspect(path: string): Promise<"sound" | CvErrorCode> };

const kinds: Readonly<Record<CvKind, Kind>> = {
  pdf: { type: "application/pdf", inspect: inspectPdf },
  doc: { type: "application/msword", inspect: inspectDoc },
  docx: {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    inspect: inspectDocx,
  },
};

/** One CV at a time is in memory. */
const inTurn = createGate({ atOnce: 1, waiting: Infinity, mostOfOne: Infinity });

/** Determines a CV's type from its name and its bytes, which must agree. */
export const cvTypeOf = (path: string, name: string): ReturnType<typeof inspect> =>
  inTurn(() => inspect(path, name));

async function inspect(
  path: string,
  name: string,
): Promise<{ ok: true; type: string } | { ok: false; error: CvErrorCode }> {
  const kind = cvKindOf(name, await readStart(path));
  if (kind === "oldOffice") return { ok: false, error: await errorOfOldOffice(path) };
  if (kind === "empty" || kind === "unsupported" || kind === "misnamed")
    return { ok: false, error: kind };
  const found = await kinds[kind].inspect(path);
  return found === "sound" ? { ok: true, type: kinds[kind].type } : { ok: false, error: found };
}

/** A .docx with a password is an old Office file that holds it. */
const errorOfOldOffice = async (path: string) =>
  (await inspectDoc(path)) === "password" ? "password" : "misnamed";

async function readStart(path: string) {
  await using handle = await open(path);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestBeginning));
  return buffer.subarray(0, bytesRead);
}
