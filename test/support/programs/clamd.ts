import { createServer, type Socket } from "node:net";
import { portOf } from "./listen.ts";

/** The text that every scanner reports as malware, in two parts, so that this file is not reported. */
export const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${"EICAR-STANDARD-ANTIVIRUS-TEST-FILE"}!$H+H*`;

export type ClamdOptions = {
  /** Its answer instead of a verdict, after this number of bytes. */
  refusal?: { afterBytes: number; answer: string };
  /** Reads without answering. */
  isSilent?: boolean;
  /** Answers in pieces. */
  inPieces?: boolean;
};

/** A daemon that speaks ClamAV's INSTREAM over TCP, until the end of the test; returns its port. */
export const startClamd = (options: ClamdOptions = {}): Promise<number> =>
  portOf(
    createServer((socket) => {
      socket.on("error", () => undefined);
      void serve(socket, options).catch(() => socket.destroy());
    }),
  );

async function serve(socket: Socket, { refusal, isSilent, inPieces }: ClamdOptions) {
  const command = "zINSTREAM\0";
  const pieces: Buffer[] = [];
  let bytes = 0;
  let end = Buffer.alloc(0);
  for await (const piece of socket) {
    pieces.push(piece);
    bytes += piece.length;
    end = Buffer.concat([end, piece]).subarray(-4);
    if (refusal && bytes > refusal.afterBytes) return void socket.end(refusal.answer);
    // Only the empty frame ends so, and some files.
    if (end.some(Boolean)) continue;
    const seen = Buffer.concat(pieces);
    if (!seen.toString("latin1", 0, command.length).startsWith(command)) continue;
    const file = fileIn(seen.subarray(command.length));
    if (!file || isSilent) continue;
    const answer = file.includes(eicar) ? "stream: Eicar-Test FOUND\0" : "stream: OK\0";
    if (inPieces) for (const sign of answer) socket.write(sign);
    else socket.write(answer);
    return void socket.end();
  }
}

/** The file from its frames, once the empty one has arrived. */
function fileIn(frames: Buffer): Buffer | undefined {
  const pieces: Buffer[] = [];
  let at = 0;
  while (at + 4 <= frames.length) {
    const length = frames.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(frames.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
