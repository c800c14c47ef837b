import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect } from "vitest";

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest();

/** The name of a page that a browser has, as it sends it. */
export const available = (page: Buffer) => `:${sha256(page).toString("base64")}:`;

/** The page that an answer holds, as RFC 9842 has it read with the dictionary that was named. */
export function unpacked(body: Buffer, encoding?: string, dictionary?: Buffer): Buffer {
  if (encoding === "br") return brotliDecompressSync(body);
  if (encoding === "gzip") return gunzipSync(body);
  if (encoding !== "dcz") return body;
  if (!dictionary) throw new Error("Nobody has the dictionary of this answer");
  expect(body.subarray(0, 8).toString("hex")).toBe("5e2a4d1820000000");
  expect(body.subarray(8, 40)).toEqual(sha256(dictionary));
  return zstdDecompressSync(body.subarray(40), { dictionary });
}
