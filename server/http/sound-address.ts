import type { MiddlewareHandler } from "hono";

/** A `Host` of digits reads as an IP address, and some are none: with such a one no address can be made. */
export const soundAddress: MiddlewareHandler = async (c, next) =>
  URL.canParse(c.req.url) ? next() : c.body(null, 400);
