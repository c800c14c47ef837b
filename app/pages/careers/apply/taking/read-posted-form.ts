/** Bytes: room for every field at its longest, with twenty schools and twenty jobs. */
const mostBytes = 256 * 1024;

/** The fields of a form without a file; undefined if the body is larger than any form of ours. */
export async function readPostedForm(request: Request): Promise<URLSearchParams | undefined> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of request.body ?? []) {
    bytes += piece.length;
    if (bytes > mostBytes) return undefined;
    pieces.push(piece);
  }
  return new URLSearchParams(Buffer.concat(pieces).toString());
}
