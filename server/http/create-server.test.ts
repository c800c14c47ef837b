import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { portOf } from "#test/support/programs/listen.ts";
import { recordedSecurity } from "#test/support/records/security.ts";
import { createServer } from "./create-server.ts";

async function start() {
  const { security, events } = recordedSecurity();
  let handedOver = 0;
  const server = createServer(security, (_, response) => response.end("hello"));
  server.on("request", () => (handedOver += 1));
  const port = await portOf(server);
  const say = async (bytes: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(bytes);
    return text(socket).catch(() => "cut");
  };
  return { say, events, handedOver: () => handedOver };
}

const get = "GET / HTTP/1.1\r\nHost: a\r\n";

test("of a thousand requests on one connection, only as many are read as may wait", async () => {
  const { say, events, handedOver } = await start();
  await say(`${get}\r\n`.repeat(1000));
  expect(handedOver()).toBe(18);
  expect(events).toEqual([{ event: "request-shed", reason: "too-many-waiting-requests" }]);
});

test.each([
  ["leads to another protocol", `${get}Upgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n`],
  ["asks whether to go on", `${get}Expect: 100-continue\r\nConnection: close\r\n\r\n`],
  ["is of HTTP/1.0", "GET / HTTP/1.0\r\n\r\n"],
])("a request that %s is answered", async (_, bytes) => {
  const { say } = await start();
  expect(await say(bytes)).toMatch(/200 OK[^]*hello$/);
});

test("a CONNECT request ends its connection, and the next connection works", async () => {
  const { say } = await start();
  expect(await say("CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n")).not.toContain("hello");
  expect(await say(`${get}Connection: close\r\n\r\n`)).toContain("hello");
});
