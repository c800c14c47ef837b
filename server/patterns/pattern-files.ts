import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../http/best-encoding.ts";
import { createGate } from "../pages/render-gate.ts";

/** A drawn pattern, ready to send in each encoding. */
export type PatternFile = { etag: string; bodies: Record<Encoding, Buffer<ArrayBuffer>> };

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** More than the site has pages in every shape; about 20 KB each at most. */
const keptFiles = 600;

/** Keeps what was drawn, the latest asked for longest; one drawing at a time for each name. */
export function createPatternFiles(
  limit = keptFiles,
  gate = createGate({ atOnce: 2, waiting: 128, mostOfOne: 48 }),
) {
  const files = new Map<string, Promise<PatternFile>>();
  return {
    get(name: string, draw: () => string, whose?: string): Promise<PatternFile> {
      const file = files.get(name) ?? gate(() => toFile(draw()), whose);
      // Moved to the end of the map's order: what comes first there is asked for least.
      files.delete(name);
      files.set(name, file);
      for (const oldest of files.keys()) {
        if (files.size <= limit) break;
        files.delete(oldest);
      }
      // A file that had no room is drawn when it is asked for again.
      file.catch(() => {
        if (files.get(name) === file) files.delete(name);
      });
      return file;
    },
  };
}

async function toFile(svg: string): Promise<PatternFile> {
  const identity = Buffer.from(svg);
  const [gzipped, br] = await Promise.all([
    compressGzip(identity),
    compressBrotli(identity, {
      params: {
        // The best (11) takes three times as long for 3 % fewer bytes.
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
  ]);
  const digest = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  // One weak tag for all encodings: they are the same drawing.
  return { etag: `W/"${digest}"`, bodies: { br, gzip: gzipped, identity } };
}
