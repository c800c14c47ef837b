/** All the fields at their longest, twenty schools and twenty jobs with them. */
const mostBytes = 256 * 1024;

/** The fields of a form without a file; undefined if it is larger than any of ours. */
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
