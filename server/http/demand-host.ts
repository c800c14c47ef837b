import type { IncomingMessage, RequestListener } from "node:http";
import type { BlockList } from "node:net";
import type { SecurityLog } from "../security-events/security-log.ts";
import { clientOf } from "./client-ip.ts";
import { idHeader } from "./request-id.ts";

type DemandHostOptions = {
  /** Sent with the refusal. */
  headers: Readonly<Record<string, string>>;
  security: SecurityLog;
  trusted: BlockList;
};

/**
 * Refuses a request with two hosts, since the proxy in front may have used the other one (RFC 9112, 3.2), and one whose
 * host no URL can have: a host of digits is parsed as an IP address.
 */
export function demandHost(
  { headers, security, trusted }: DemandHostOptions,
  next: RequestListener,
): RequestListener {
  const flatHeaders = Object.entries(headers).flat();
  return (request, response) => {
    const reason = faultOfHost(request);
    if (!reason) return next(request, response);
    security.record("post-refused", { reason, clientIp: clientOf(request, trusted) });
    response.writeHead(400, [...flatHeaders, "Connection", "close", ...idHeader(request)]);
    response.end();
  };
}

function faultOfHost(request: IncomingMessage) {
  if (countHosts(request) > 1) return "two-hosts";
  const { host } = request.headers;
  return host === undefined || URL.canParse(`http://${host}`) ? undefined : "bad-host";
}

function countHosts({ rawHeaders }: IncomingMessage) {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}
