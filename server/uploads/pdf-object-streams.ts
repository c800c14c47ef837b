import { promisify } from "node:util";
import { constants, inflate } from "node:zlib";
import type { PdfObject } from "./pdf-objects.ts";
import { readTokens } from "./pdf-tokens.ts";

const unpack = promisify(inflate);

/** True if its stream contains other objects: some readers check the type, others only the two keys. */
export const holdsObjects = ({ keys, streamAt }: PdfObject): boolean =>
  streamAt !== undefined &&
  (keys.get("Type")?.[0] === "/ObjStm" || (keys.has("N") && keys.has("First")));

const filters = new Set(["/FlateDecode", "[ /FlateDecode close"]);

/** The names in the objects inside a stream. Undefined if it is broken, too large, or compressed in an unusual way. */
export async function readPackedNames(
  bytes: Buffer,
  { keys, names, streamAt }: PdfObject,
  { room, spend }: { room: number; spend: (bytes: number) => void },
): Promise<{ names: Set<string>; bytes: number } | undefined> {
  const first = keys.get("First") ?? [];
  if (!filters.has(keys.get("Filter")?.join(" ") ?? "") || names.includes("Predictor"))
    return undefined;
  if (first.length !== 1 || room <= 0) return undefined;
  // To the end of the file: the compressed data marks its own end, and the length field may be wrong.
  const unpacked = await unpack(bytes.subarray(streamAt), {
    maxOutputLength: room,
    finishFlush: constants.Z_SYNC_FLUSH,
  }).catch(() => undefined);
  if (!unpacked) return undefined;

  const found = new Set<string>();
  const take = (from: number, isWhole: boolean) => {
    let depth = 0;
    for (const token of readTokens(unpacked, from, spend)) {
      if (token.kind === "name") found.add(token.name);
      if (token.kind === "open") depth += 1;
      if (token.kind === "close") depth -= 1;
      if (!isWhole && depth <= 0) return;
    }
  };
  // Reads the objects in sequence, and again at each listed offset: the two may differ.
  take(0, true);
  const start = Number(first[0]);
  const places = unpacked.toString("latin1", 0, start).match(/\d+/g) ?? [];
  for (let i = 1; i < places.length; i += 2) take(start + Number(places[i]), false);
  return { names: found, bytes: unpacked.length };
}
