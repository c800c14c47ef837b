import { once } from "node:events";
import { Agent, createServer, request as ask } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { expect, test, vi } from "vitest";
import { portOf } from "#test/support/programs/listen.ts";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { end, field, file, filesIn, type } from "#test/support/records/multipart-parts.ts";
import { openFiles } from "#test/support/programs/open-files.ts";
import { dropUnreadBodies } from "../http/unread-body.ts";
import { readMultipart, type Upload } from "./multipart.ts";

const megabyte = 1024 * 1024;

async function serve({ maxFileBytes = megabyte } = {}) {
  const folder = join(temporaryFolder(), "tmp");
  const options = {
    ...{ folder, maxFileBytes, fileField: "cv" },
    isKnownField: () => true,
    mayKeepFile: async () => true,
  };
  const uploads: Upload[] = [];
  const answer = async (request: Request) => {
    const upload = await readMultipart(request, options);
    uploads.push(upload);
    return Response.json({ error: upload.error ?? null }, { status: upload.error ? 413 : 200 });
  };
  // As the site listens.
  const listener = dropUnreadBodies(getRequestListener(answer, { autoCleanupIncoming: false }));
  const port = await portOf(createServer(listener));
  return { folder, uploads, port };
}

const piece = Buffer.alloc(64 * 1024, "x");
const head = Buffer.from(file("").slice(0, -2));
const tail = Buffer.from(`\r\n${end}`);

/** Begins to send a form with a file of this size, whose length may be declared. */
function begin(port: number, fileBytes: number, { isDeclared = false, agent = new Agent() }) {
  const length = head.length + fileBytes + tail.length;
  const headers = { "Content-Type": type, ...(isDeclared && { "Content-Length": String(length) }) };
  const asked = ask({ agent, port, host: "127.0.0.1", method: "POST", headers });
  asked.write(head);
  return { asked, answered: once(asked, "response") };
}

async function send(port: number, bytes: number, isDeclared: boolean) {
  const agent = new Agent({ keepAlive: true });
  const { asked, answered } = begin(port, bytes, { isDeclared, agent });
  answered.catch(() => undefined);
  asked.on("error", () => undefined);
  let sent = 0;
  const hasAnswer = answered.then(() => true);
  for (; sent < bytes; sent += piece.length) {
    const goOn = asked.write(piece.subarray(0, Math.min(piece.length, bytes - sent)));
    if (!goOn && (await Promise.race([once(asked, "drain"), hasAnswer])) === true) break;
  }
  if (sent >= bytes) asked.end(tail);
  const [response] = await answered;
  const body = await text(response);
  asked.destroy();
  agent.destroy();
  return { status: response.statusCode, body, sent };
}

test.each([
  [12, true],
  [12, false],
  [200, true],
  [200, false],
])(
  "for %i MB, declared: %s, the sender gets the answer that it is too large",
  async (size, isDeclared) => {
    const { port, folder } = await serve({ maxFileBytes: 5 * megabyte });
    const before = openFiles();
    const { status, body, sent } = await send(port, size * megabyte, isDeclared);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toEqual({ error: "too-large" });
    expect(sent).toBeLessThanOrEqual(64 * megabyte);
    await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before));
    expect(filesIn(folder)).toEqual([]);
  },
);

test.each([true, false])(
  "a sender that reads only after sending everything, as browsers do, gets the answer; declared: %s",
  async (isDeclared) => {
    const { port } = await serve({ maxFileBytes: 5 * megabyte });
    const { asked, answered } = begin(port, 12 * megabyte, { isDeclared });
    for (let i = 0; i < 12; i += 1) {
      asked.write(Buffer.alloc(megabyte, "x"));
      // In total longer than a server normally waits for the rest of a refused body.
      await sleep(80);
    }
    asked.end(tail);
    await once(asked, "finish");
    const [response] = await answered;
    expect(response.statusCode).toBe(413);
    response.resume();
  },
);

test("senders who disconnect half-way leave no files", async () => {
  const { port, folder, uploads } = await serve();
  const before = openFiles();
  const sockets = Array.from({ length: 20 }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 900000\r\n\r\n`,
    );
    socket.write(field("a", "1") + file("x".repeat(300_000)).slice(0, -2));
    return socket;
  });
  await vi.waitFor(() => expect(filesIn(folder)).toHaveLength(sockets.length));
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(uploads).toHaveLength(sockets.length));
  expect(uploads.map(({ error }) => error)).toEqual(Array(20).fill("malformed"));
  expect(filesIn(folder)).toEqual([]);
  await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before));
});
