import type { MiddlewareHandler } from "hono";

/** No page answers it, and no `Request` can be made of it to hand on. */
export const refuseTrace: MiddlewareHandler = async (c, next) =>
  c.req.method === "TRACE" ? c.body(null, 405, { Allow: "GET, HEAD, POST" }) : next();
