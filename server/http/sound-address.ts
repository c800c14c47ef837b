import type { MiddlewareHandler } from "hono";
import type { SecurityLog } from "../security-events/security-log.ts";
import { clientAddress } from "./client-address.ts";

/** A `Host` of digits reads as an IP address, and some are none: with such a one no address can be made. */
export const soundAddress =
  (security: SecurityLog): MiddlewareHandler =>
  async (c, next) => {
    if (URL.canParse(c.req.url)) return next();
    security.record("post-refused", {
      reason: "bad-host",
      clientAddress: clientAddress(c.req.raw.headers),
    });
    return c.body(null, 400);
  };
