import { once } from "node:events";
import { Agent, request } from "node:http";
import { pdfStart } from "#test/support/records/cv-files.ts";
import * as multipart from "#test/support/records/multipart-parts.ts";
import { visitorHeaders } from "#test/support/records/visitor-address.ts";

const piece = Buffer.alloc(64 * 1024, " ");

type RawUpload = {
  url: string;
  /** As a FormData; the file's bytes are generated here. */
  form: FormData;
  fileBytes: number;
  /** Does not declare its length. */
  isChunked?: boolean;
  /** Disconnects after this number of bytes of the file. */
  cutAfter?: number;
};

/**
 * Sends a form in pieces over a persistent connection, as a browser does, reading from the start. Returns the status,
 * or undefined if the connection broke first, and the number of bytes sent.
 */
export async function uploadRaw({ url, form, fileBytes, isChunked, cutAfter }: RawUpload) {
  const fields = [...form].filter(([name]) => name !== "cv");
  const head = Buffer.from(
    fields.map(([name, value]) => multipart.field(name, String(value))).join("") +
      multipart.fileHead(),
  );
  const start = Buffer.from(pdfStart);
  const tail = Buffer.from(`\r\n${multipart.end}`);
  const length = head.length + fileBytes + tail.length;
  const agent = new Agent({ keepAlive: true });
  const sending = request(url, {
    method: "POST",
    agent,
    headers: {
      ...visitorHeaders(),
      "Content-Type": multipart.type,
      ...(isChunked ? {} : { "Content-Length": length }),
    },
  });
  const ended = Promise.withResolvers<number | undefined>();
  sending.on("response", (response) => {
    response.resume();
    ended.resolve(response.statusCode);
  });
  sending.on("error", () => ended.resolve(undefined));
  sending.on("close", () => ended.resolve(undefined));

  void (async () => {
    await write(head);
    await write(start);
    for (let sent = start.length; sent < fileBytes && !sending.destroyed; sent += piece.length) {
      if (cutAfter !== undefined && sent >= cutAfter) return void sending.destroy();
      await write(piece.subarray(0, Math.min(piece.length, fileBytes - sent)));
    }
    if (!sending.destroyed) sending.end(tail);
  })();

  async function write(bytes: Buffer) {
    if (sending.destroyed || sending.write(bytes)) return;
    await Promise.race([once(sending, "drain"), ended.promise]).catch(() => undefined);
  }

  const status = await ended.promise;
  const sentBytes = sending.socket?.bytesWritten ?? 0;
  sending.destroy();
  agent.destroy();
  return { status, sentBytes };
}
