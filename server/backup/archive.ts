import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { extract, Header } from "tar";
import { sync } from "../adapters/sync.ts";

/** The block size of a tar file. */
const blockBytes = 512;

export type ArchiveEntry = { path: string; bytes: number; body: AsyncIterable<Uint8Array> };

export async function entryOfFile(path: string, file: string): Promise<ArchiveEntry> {
  return { path, bytes: (await stat(file)).size, body: createReadStream(file) };
}

export const entryOfBytes = (path: string, bytes: Uint8Array): ArchiveEntry => ({
  path,
  bytes: bytes.length,
  // oxlint-disable-next-line typescript/require-await -- a stream of one piece
  body: (async function* () {
    yield bytes;
  })(),
});

/**
 * Writes a .tar.gz, and gives it its final name only once all of it is on disk. Holds one entry at a time in memory.
 */
export async function writeArchive(target: string, entries: AsyncIterable<ArchiveEntry>) {
  const unfinished = `${target}.${process.pid}.part`;
  try {
    await pipeline(
      asTar(entries),
      createGzip(),
      createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true }),
    );
    await rename(unfinished, target);
    await sync(dirname(target));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* asTar(entries: AsyncIterable<ArchiveEntry>) {
  for await (const { path, bytes, body } of entries) {
    const header = new Header({ path, size: bytes, type: "File", mode: 0o600 });
    header.encode();
    if (!header.block) throw new Error(`No header was made for ${path}`);
    yield header.block;
    let sent = 0;
    for await (const piece of body) {
      sent += piece.length;
      yield piece;
    }
    if (sent !== bytes) throw new Error(`${path} changed while it was read`);
    yield Buffer.alloc((blockBytes - (bytes % blockBytes)) % blockBytes);
  }
  yield Buffer.alloc(2 * blockBytes);
}

/** Unpacks the regular files that pass `isExpected`; throws on any other entry and on a truncated archive. */
export async function readArchive(
  source: string,
  folder: string,
  isExpected: (path: string) => boolean,
): Promise<void> {
  const unexpected: string[] = [];
  await extract({
    file: source,
    cwd: folder,
    strict: true,
    preserveOwner: false,
    filter(path, entry) {
      const isPlain = "type" in entry && entry.type === "File";
      if (isPlain && isExpected(path)) return true;
      unexpected.push(path);
      return false;
    },
  });
  if (unexpected.length > 0) throw new Error(`It holds ${unexpected[0]}, which no backup holds`);
}
