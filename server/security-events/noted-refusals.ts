import type { Context } from "hono";
import { clientIp } from "../http/client-ip.ts";
import type { SecurityEvent, SecurityLog } from "./security-log.ts";

declare module "hono" {
  interface ContextVariableMap {
    security?: SecurityLog;
  }
}

/** Records the refusal in the security log. */
export function noteRefusal(c: Context, event: SecurityEvent, reason: string): void {
  c.get("security")?.record(event, { reason, clientIp: clientIp(c.req.raw.headers) });
}
