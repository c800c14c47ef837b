import type { MiddlewareHandler } from "hono";
import { noteRefusal } from "../security-events/noted-refusals.ts";

/** A `Host` of digits is parsed as an IP address; if that IP address is invalid, no URL can be made from it. */
export const rejectInvalidHost: MiddlewareHandler = async (c, next) => {
  if (URL.canParse(c.req.url)) return next();
  noteRefusal(c, "post-refused", "bad-host");
  return c.body(null, 400);
};
