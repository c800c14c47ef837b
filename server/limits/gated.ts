import type { MiddlewareHandler } from "hono";
import { clientNetwork } from "../http/client-ip.ts";
import { type Gate, Overloaded } from "./gate.ts";

/** Answers a request if there is no room. */
export type Shed = (
  request: Pick<Request, "url" | "method" | "headers">,
) => Response | Promise<Response>;

/** Admits requests while the gate has room; answers the rest with 503 and a time to retry. */
export function gated(gate: Gate, shed: Shed): MiddlewareHandler {
  return async (c, next) => {
    try {
      return await gate(next, clientNetwork(c.req.raw.headers));
    } catch (error) {
      if (error instanceof Overloaded) return shed(c.req.raw);
      throw error;
    }
  };
}
