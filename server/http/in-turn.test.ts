import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { portOf } from "#test/support/programs/listen.ts";
import { inTurn } from "./in-turn.ts";

/** A server whose answers wait until the test sends them, and one connection to it. */
async function startHolding(mostWaiting = 3) {
  const begun: string[] = [];
  const held: (() => void)[] = [];
  let tooMany = 0;
  const holding: RequestListener = ({ url = "" }, response) => {
    begun.push(url);
    held.push(() => response.end(`answer to ${url}\n`));
  };
  const options = { mostWaiting, onTooMany: () => (tooMany += 1) };
  const server = createServer(inTurn(options, holding));
  const port = await portOf(server);
  const socket = connect(port, "127.0.0.1");
  const arrived = () => once(server, "request");
  return { server, socket, begun, held, arrived, tooMany: () => tooMany };
}

const ask = (count: number) =>
  Array.from({ length: count }, (_, i) => `GET /${i} HTTP/1.1\r\nHost: a\r\n\r\n`).join("");
const answersIn = (heard: string) =>
  [...heard.matchAll(/^answer to (.*)$/gm)].map(([, url]) => url);

test("requests sent at once are begun one after another, and answered in order", async () => {
  const { socket, begun, held, arrived } = await startHolding();
  socket.write(ask(4));
  await arrived();
  const heard = text(socket);
  for (const url of ["/0", "/1", "/2", "/3"]) {
    await expect.poll(() => begun.at(-1)).toBe(url);
    expect(held).toHaveLength(1);
    held.pop()?.();
  }
  await expect.poll(() => held.length).toBe(0);
  socket.end();
  expect(answersIn(await heard)).toEqual(["/0", "/1", "/2", "/3"]);
});

test("after a client disconnects, its waiting requests are not started", async () => {
  const { server, socket, begun, held, arrived } = await startHolding();
  socket.write(ask(3));
  const [, response] = await arrived();
  const gone = once(response, "close");
  socket.destroy();
  await gone;
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))))
    .toBe(0);
  expect(begun).toEqual(["/0"]);
  expect(held).toHaveLength(1);
});
