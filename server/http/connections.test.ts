import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { portOf } from "#test/support/programs/listen.ts";
import { limitConnections } from "./connections.ts";

const usual = { most: 100, mostIdle: 100, unreadMs: 60_000, mostUnreadBytes: Infinity };
const long = Buffer.alloc(64 * 1024 * 1024);

async function start(limits: Partial<typeof usual>, listener: RequestListener) {
  const shed: string[] = [];
  const server = createServer(listener);
  limitConnections(server, { ...usual, ...limits }, (reason) => shed.push(reason));
  const port = await portOf(server);

  async function open(): Promise<Socket> {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => undefined);
    await once(socket, "connect");
    return socket;
  }
  async function ask(socket: Socket) {
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    const [piece] = await once(socket, "data");
    return String(piece);
  }
  /** Asks on a connection of its own, and reads no answer. */
  async function askDeaf(path: string) {
    const socket = await open();
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  }
  const count = () =>
    new Promise<number>((resolve) => server.getConnections((_, found) => resolve(found)));
  return { open, ask, askDeaf, count, shed };
}

test("the connection that is idle for longest is closed when there are too many idle ones", async () => {
  const { open, ask, shed } = await start({ mostIdle: 2 }, (_, response) => response.end("hello"));
  const first = await open();
  const second = await open();
  expect(await ask(first)).toContain("hello");
  const isClosed = once(second, "close");
  const third = await open();
  await isClosed;
  expect(await ask(first)).toContain("hello");
  expect(await ask(third)).toContain("hello");
  expect(shed).toEqual(["too-many-idle-connections"]);
});

test("a connection that waits for its answer does not count as idle", async () => {
  const held: (() => void)[] = [];
  const { open, ask, shed } = await start({ mostIdle: 1 }, (_, response) => {
    held.push(() => response.end("hello"));
  });
  const waiting = await open();
  const answer = ask(waiting);
  await expect.poll(() => held.length).toBe(1);
  await open();
  held[0]?.();
  expect(await answer).toContain("hello");
  expect(shed).toEqual(["too-many-idle-connections"]);
});

test("one connection too many is closed at once, and logged", async () => {
  const { open, shed } = await start({ most: 1 }, () => undefined);
  await open();
  const second = await open();
  second.resume();
  await once(second, "close");
  expect(shed).toEqual(["too-many-connections"]);
});

test("an answer that nobody reads is given up after a time", async () => {
  const { askDeaf, count } = await start({ unreadMs: 300 }, (_, response) => response.end(long));
  await askDeaf("/");
  await expect.poll(count).toBe(1);
  await expect.poll(count, { timeout: 10_000 }).toBe(0);
});

test("an answer that is taken slowly arrives whole, however long that takes", async () => {
  const piece = Buffer.alloc(64 * 1024);
  const pieces = 600;
  const { open } = await start({ unreadMs: 2000 }, (_, response) => {
    let left = pieces;
    const write = (): void => {
      if (left-- > 0) response.write(piece, write);
      else response.end();
    };
    write();
  });
  const slow = await open();
  const startedAt = performance.now();
  slow.write("GET / HTTP/1.0\r\nHost: a\r\n\r\n");
  let bytes = 0;
  for await (const some of slow) {
    bytes += some.length;
    await sleep(5);
  }
  expect(bytes).toBeGreaterThan(pieces * piece.length);
  expect(performance.now() - startedAt).toBeGreaterThan(2000);
});

test("the largest unread answers are given up when all together are too large", async () => {
  const megabyte = 1024 * 1024;
  const { open, ask, askDeaf, count, shed } = await start(
    { mostUnreadBytes: 40 * megabyte },
    ({ url }, response) =>
      response.end(url === "/" ? "hello" : Buffer.alloc(Number(url?.slice(1)) * megabyte)),
  );
  for (const size of [30, 20, 64]) await askDeaf(`/${size}`);
  await expect.poll(() => shed.length, { timeout: 10_000 }).toBe(2);
  expect(new Set(shed)).toEqual(new Set(["too-much-unread"]));
  await expect.poll(count).toBe(1);
  expect(await ask(await open())).toContain("hello");
});
