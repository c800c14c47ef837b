import { createReadStream, type Stats } from "node:fs";
import { stat } from "node:fs/promises";
import { createStreamBody } from "@hono/node-server/utils/stream";
import type { Context } from "hono";
import { getMimeType, mimes } from "hono/utils/mime";
import { type ByteRange, byteRange } from "./byte-range.ts";
import { tagOfFile } from "./file-tags.ts";
import { continues, isHeld } from "./versions.ts";

/** An existing file. */
export type FoundFile = { path: string; stats: Stats };

export async function findFile(path: string): Promise<FoundFile | undefined> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ? { path, stats } : undefined;
}

/** Hono does not have the type of caption files. */
const types = { ...mimes, vtt: "text/vtt; charset=utf-8" };

export const typeOf = (path: string): string =>
  getMimeType(path, types) ?? "application/octet-stream";

/** Sends a file, or the requested part of it; answers 304 to a client that has this version. */
export async function sendFile(
  c: Context,
  { path, stats }: FoundFile,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const { size, mtime: modified } = stats;
  const version = { etag: await tagOfFile(path, stats), modified };
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header("ETag", version.etag);
  c.header("Last-Modified", modified.toUTCString());
  if (isHeld(c.req, version)) return without(c, ["Content-Type", "Content-Encoding"], 304);

  c.header("Accept-Ranges", "bytes");
  if (c.req.method === "HEAD") return c.body(null, 200, { "Content-Length": String(size) });
  const part = byteRange(continues(c.req, version) ? (c.req.header("Range") ?? "") : "", size);
  if (part === "whole") return c.body(streamOf(path), 200, { "Content-Length": String(size) });
  if (part === "none") {
    c.header("Content-Range", `bytes */${size}`);
    return without(c, ["Content-Type", "Content-Encoding", "Cache-Control"], 416);
  }
  return c.body(streamOf(path, part), 206, {
    "Content-Length": String(part.end - part.start + 1),
    "Content-Range": `bytes ${part.start}-${part.end}/${size}`,
  });
}

/** An answer without a body and without the headers that describe one. */
function without(c: Context, headers: readonly string[], status: 304 | 416) {
  for (const name of headers) c.header(name, undefined);
  return c.body(null, status);
}

const streamOf = (path: string, part?: ByteRange) => createStreamBody(createReadStream(path, part));
