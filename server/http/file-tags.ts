import { createHash } from "node:crypto";
import { createReadStream, type Stats } from "node:fs";

type Known = { at: string; etag: Promise<string> };
/** Tags by path; bounded by the number of files in the build. */
const known = new Map<string, Known>();

/**
 * A tag made of the bytes, so that it is the same after a release and on every replica. A file is read at its first
 * request, and after a change.
 */
export function tagOfFile(path: string, { size, mtimeMs }: Stats): Promise<string> {
  const at = `${size} ${mtimeMs}`;
  const before = known.get(path);
  if (before?.at === at) return before.etag;
  const etag = readTag(path);
  known.set(path, { at, etag });
  // Forgets a file that could not be read, so that the next request tries again.
  etag.catch(() => known.delete(path));
  return etag;
}

async function readTag(path: string) {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(path)) hash.update(piece);
  return `"${hash.digest("base64url").slice(0, 22)}"`;
}
