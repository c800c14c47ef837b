import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/**
 * True if the request itself broke off or is not HTTP: the error is the sender's, although a broken database connection
 * has the same code.
 */
export function isCutShort(c: Context): boolean {
  // Tests without a server have no incoming request.
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}
