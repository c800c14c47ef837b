import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Log } from "../base/log.ts";
import { isStorageFailure } from "../db/failure.ts";
import { replyWithRefusal } from "./reply.ts";

/** Logs why a request failed, under its id, and returns the status to answer with. */
export function reportFailure(log: Log, error: unknown, request: Request): 500 | 503 {
  const id = request.headers.get("X-Request-Id") ?? undefined;
  if (!isStorageFailure(error)) {
    log.error({ id, err: error });
    return 500;
  }
  const reason = error instanceof Error ? error.message : "";
  log.warn({ id, reason }, "Storage does not answer");
  return 503;
}

/** Answers with an error in the envelope; its cause is only logged. */
export function replyWithError(error: unknown, c: Context, log: Log) {
  if (error instanceof HTTPException && error.status < 500) {
    return replyWithRefusal(c, { reason: "malformed", message: "The request cannot be read" });
  }
  if (reportFailure(log, error, c.req.raw) === 503) {
    return replyWithRefusal(c, { reason: "unavailable", message: "Please try again later" });
  }
  return c.json({ code: 500, message: "Something went wrong on our side", data: {} }, 500);
}

/**
 * True if the request itself broke off or is not HTTP: the error is the sender's, although a broken database connection
 * has the same code.
 */
export function isCutShort(c: Context): boolean {
  // Tests without a server have no incoming request.
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}
