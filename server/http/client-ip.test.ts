import { BlockList } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, test } from "vitest";
import { listen } from "#test/support/programs/listen.ts";
import { parseConfig } from "../base/config.ts";
import { clientIp, clientOf, nameClient } from "./client-ip.ts";

test.each([
  ["no proxy is trusted: the peer", "41.90.1.1", "1.2.3.4", "", "41.90.1.1"],
  [
    "the proxy is trusted: the address it names",
    "10.0.0.5",
    "41.90.1.1",
    "10.0.0.0/8",
    "41.90.1.1",
  ],
  [
    "what a visitor put before it is not",
    "10.0.0.5",
    "1.2.3.4, 41.90.1.1",
    "10.0.0.0/8",
    "41.90.1.1",
  ],
  ["two proxies", "10.0.0.5", "41.90.1.1, 10.0.0.9", "10.0.0.0/8", "41.90.1.1"],
  ["a proxy that names no address", "10.0.0.5", undefined, "10.0.0.0/8", "10.0.0.5"],
  ["a proxy that names rubbish", "10.0.0.5", "unknown", "10.0.0.0/8", "10.0.0.5"],
  ["only proxies", "10.0.0.5", "10.0.0.9", "10.0.0.0/8", "10.0.0.9"],
  ["an IPv4 peer in IPv6 dress", "::ffff:10.0.0.5", "41.90.1.1", "10.0.0.5", "41.90.1.1"],
  ["IPv6", "fd00::1", "2c0f:fe38::7", "fd00::/8", "2c0f:fe38::7"],
])("%s", (_what, peer, forwarded, trusted, expected) => {
  // The cast: only the headers and the peer of the request are read.
  const request = {
    headers: { "x-forwarded-for": forwarded },
    socket: { remoteAddress: peer },
  } as unknown as Parameters<typeof clientOf>[0];
  expect(clientOf(request, parseConfig({ TRUSTED_PROXIES: trusted }).TRUSTED_PROXIES)).toBe(
    expected,
  );
});

test("our own header is ignored when a visitor sends it", async () => {
  const answer = getRequestListener(({ headers }) => new Response(clientIp(headers)));
  const ask = await listen(nameClient(new BlockList(), answer));
  const { body } = await ask("/", { headers: { "X-Client-Address": "1.2.3.4" } });
  expect(body.toString()).toBe("127.0.0.1");
});
