/** The fields at their longest stand in so many bytes; the file comes after them. */
const mostBytes = 256 * 1024;

/**
 * Lets a multipart request be read once by somebody else, and remembers its fields, so that a form can be shown again
 * with them when that fails.
 */
export function rememberFields(request: Request): {
  request: Request;
  fields: () => Promise<Map<string, string>>;
} {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  const remember = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      if (bytes < mostBytes) pieces.push(piece.slice(0, mostBytes - bytes));
      bytes += piece.length;
      controller.enqueue(piece);
    },
  });
  const { url, method, headers } = request;
  const body = request.body?.pipeThrough(remember) ?? null;
  // Node asks for `duplex`, which the browsers' types do not know.
  const init = { method, headers, body, duplex: "half" };
  return {
    request: new Request(url, init),
    fields: () => readFields(Buffer.concat(pieces), headers.get("Content-Type") ?? ""),
  };
}

/** Those that arrived whole, before the file. */
async function readFields(start: Buffer, type: string): Promise<Map<string, string>> {
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  const file = start.indexOf("filename=");
  const end = start.lastIndexOf(`\r\n--${boundary}`, file === -1 ? undefined : file);
  if (!boundary || end === -1) return new Map();
  const whole = Buffer.concat([start.subarray(0, end), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const form = await new Response(whole, { headers: { "Content-Type": type } }).formData();
  return new Map(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
