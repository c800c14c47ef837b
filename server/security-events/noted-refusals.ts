import type { Context, MiddlewareHandler } from "hono";
import { clientIp } from "../http/client-ip.ts";
import type { SecurityEvent, SecurityLog } from "./security-log.ts";

declare module "hono" {
  interface ContextVariableMap {
    security?: SecurityLog;
  }
}

/** Lets later handlers that refuse the request note it in the log of security events. */
export const giveSecurityLog =
  (security: SecurityLog): MiddlewareHandler =>
  (c, next) => {
    c.set("security", security);
    return next();
  };

export function noteRefusal(c: Context, event: SecurityEvent, reason: string): void {
  c.get("security")?.record(event, { reason, clientIp: clientIp(c.req.raw.headers) });
}
