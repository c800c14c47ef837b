import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/**
 * True if the request itself broke off, or was no HTTP any more: then an error is about its sender and not about us,
 * though it has the same code as a database whose connection broke.
 */
export function isCutShort(c: Context): boolean {
  // In a test without a server there is none.
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}
