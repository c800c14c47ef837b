import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { parseConfig } from "../base/config.ts";
import { clientIp, setClientIp } from "./client-ip.ts";

function ipOf(peer: string, forwarded: string | undefined, trusted: string, claimed?: string) {
  const headers = {
    ...(forwarded !== undefined && { "x-forwarded-for": forwarded }),
    ...(claimed && { "x-client-address": claimed }),
  };
  // The cast: of a request only its headers and its peer are read.
  const request = {
    headers,
    rawHeaders: Object.entries(headers).flat(),
    socket: { remoteAddress: peer },
  } as unknown as IncomingMessage;
  setClientIp(request, parseConfig({ TRUSTED_PROXIES: trusted }).TRUSTED_PROXIES);
  const sent = new Headers();
  for (let i = 0; i < request.rawHeaders.length; i += 2)
    sent.append(request.rawHeaders[i] ?? "", request.rawHeaders[i + 1] ?? "");
  return clientIp(sent);
}

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
  expect(ipOf(peer, forwarded, trusted)).toBe(expected);
});

test("a header of ours that a visitor sends counts for nothing", () => {
  expect(ipOf("41.90.1.1", undefined, "", "127.0.0.1")).toBe("41.90.1.1");
});
