import type { IncomingMessage, RequestListener } from "node:http";
import { type BlockList, isIP } from "node:net";
import { networksOf } from "../base/networks.ts";
import { setHeader } from "./request-id.ts";

const header = "x-client-address";

/** Writes the client's address into our own header, for later code. Only a trusted proxy may name another address. */
export function nameClient(trusted: BlockList, next: RequestListener): RequestListener {
  return (request, response) => {
    setHeader(request, header, clientOf(request, trusted));
    next(request, response);
  };
}

/** The client's IP address: the first address, from the right, that is no trusted proxy. */
export function clientOf(request: IncomingMessage, trusted: BlockList): string {
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",");
  const hops = [...forwarded, request.socket.remoteAddress ?? ""].map(plainAddress);
  let client = hops.pop() ?? "";
  while (isTrusted(client, trusted)) {
    const before = hops.pop();
    if (before === undefined || isIP(before) === 0) break;
    client = before;
  }
  return client;
}

/** The client's IP address, for rate limits only: never logged or stored. */
export function clientIp(headers: Headers): string {
  return headers.get(header) ?? "";
}

/** The network that limits count: thousands of phones share one, and one subscriber of IPv6 has many addresses. */
export const clientNetwork = (headers: Headers): string => networksOf(clientIp(headers)).shared;

function isTrusted(address: string, trusted: BlockList) {
  const family = isIP(address);
  return family !== 0 && trusted.check(address, family === 6 ? "ipv6" : "ipv4");
}

/** `::ffff:10.0.0.1` is 10.0.0.1. */
function plainAddress(text: string) {
  return text.trim().replace(/^::ffff:(?=[\d.]+$)/i, "");
}
