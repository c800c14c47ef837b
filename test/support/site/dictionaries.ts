import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect } from "vitest";

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest();

/** The header in which a browser names a page that it has. */
export const available = (page: Buffer) => `:${sha256(page).toString("base64")}:`;

const forms = {
  dcz: { magic: Buffer.from("5e2a4d1820000000", "hex"), unpack: zstdDecompressSync },
  dcb: { magic: Buffer.from("ff444342", "hex"), unpack: brotliDecompressSync },
};

export const isDifference = (encoding: string): encoding is keyof typeof forms => encoding in forms;

/** The page in an answer, decoded with the named dictionary (RFC 9842). */
export function unpacked(body: Buffer, encoding?: string, dictionary?: Buffer): Buffer {
  if (encoding === "br") return brotliDecompressSync(body);
  if (encoding === "gzip") return gunzipSync(body);
  if (!encoding || !isDifference(encoding)) return body;
  if (!dictionary) throw new Error("Nobody has the dictionary of this answer");
  const { magic, unpack } = forms[encoding];
  const headLength = magic.length + 32;
  expect(body.subarray(0, headLength)).toEqual(Buffer.concat([magic, sha256(dictionary)]));
  return unpack(body.subarray(headLength), { dictionary });
}
