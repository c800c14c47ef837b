import type { MiddlewareHandler } from "hono";
import { noteRefusal } from "../security-events/noted-refusals.ts";

/** A `Host` of digits reads as an IP address, and some are none: with such a one no address can be made. */
export const rejectInvalidHost: MiddlewareHandler = async (c, next) => {
  if (URL.canParse(c.req.url)) return next();
  noteRefusal(c, "post-refused", "bad-host");
  return c.body(null, 400);
};
