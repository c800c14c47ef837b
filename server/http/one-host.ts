import type { IncomingMessage, RequestListener } from "node:http";
import type { SecurityLog } from "../security-events/security-log.ts";
import { idHeader } from "./request-id.ts";

/** Refuses a request with two hosts: the proxy in front may have used the other one (RFC 9112, 3.2). */
export function demandOneHost(
  headers: Readonly<Record<string, string>>,
  security: SecurityLog,
  next: RequestListener,
): RequestListener {
  const flatHeaders = Object.entries(headers).flat();
  return (request, response) => {
    if (countHosts(request) < 2) return next(request, response);
    const clientIp = request.socket.remoteAddress;
    security.record("post-refused", { reason: "two-hosts", clientIp });
    response.writeHead(400, [...flatHeaders, "Connection", "close", ...idHeader(request)]);
    response.end();
  };
}

function countHosts({ rawHeaders }: IncomingMessage) {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}
