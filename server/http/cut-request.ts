import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/**
 * Whether the request itself broke off, or was no HTTP any more: then an error tells of its sender and not of us,
 * though it has the same code as a database whose connection broke.
 */
export function isCutShort(c: Context): boolean {
  // In a test without a server there is none.
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}
