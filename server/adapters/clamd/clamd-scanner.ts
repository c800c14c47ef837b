import { createReadStream } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Config } from "../../base/config.ts";
import type { Log } from "../../base/log.ts";

/** Looks for malware in a file. */
export type Scanner = {
  /** Throws if the scanner gives no verdict. */
  scan(path: string): Promise<"clean" | "infected">;
};

/** The configured scanner; without one, CVs are accepted and marked as unscanned. */
export function openScanner({ CLAMD_ADDRESS: address }: Pick<Config, "CLAMD_ADDRESS">, log: Log) {
  if (address) return clamdScanner(address);
  log.warn(
    "No virus scanner is configured (CLAMD_ADDRESS): CVs are marked unscanned, and the export leaves them out unless it is told to take them",
  );
  return undefined;
}

/**
 * A client of the ClamAV daemon at `host:port`. Uses INSTREAM; the daemon's StreamMaxLength must be at least the
 * maximum CV size.
 */
export function clamdScanner(address: string, timeoutMs = 15_000): Scanner {
  const colon = address.lastIndexOf(":");
  const host = address.slice(0, colon).replace(/^\[(.*)\]$/, "$1");
  const port = Number(address.slice(colon + 1));
  return {
    async scan(path) {
      const signal = AbortSignal.timeout(timeoutMs);
      // Half open: if the socket ended itself when the daemon closes the connection, `pipeline` would wait forever.
      const socket = connect({ host, port, signal, allowHalfOpen: true });
      try {
        const [answer] = await Promise.all([
          text(socket),
          pipeline(inFrames(path), socket, { signal, end: false }),
        ]);
        return verdictOf(answer);
      } finally {
        socket.destroy();
      }
    },
  };
}

/** Each chunk is preceded by its length; a length of 0 ends the stream. */
async function* inFrames(path: string) {
  yield "zINSTREAM\0";
  for await (const piece of createReadStream(path)) {
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function verdictOf(answer: string) {
  if (/^stream: OK\0?$/.test(answer)) return "clean";
  if (/^stream: .+ FOUND\0?$/.test(answer)) return "infected";
  throw new Error(`The scanner gave no verdict: ${answer.slice(0, 100).replaceAll("\0", "")}`);
}
