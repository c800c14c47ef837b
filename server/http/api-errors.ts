import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { isStorageFailure } from "../db/failure.ts";
import type { Log } from "../base/log.ts";
import { replyWithRefusal } from "./reply.ts";

/** Answers with an error in the envelope, without its cause. The log has the cause under the request's id. */
export function replyWithError(error: unknown, c: Context, log: Log) {
  const id = c.req.header("x-request-id");
  if (error instanceof HTTPException && error.status < 500) {
    return replyWithRefusal(c, { reason: "malformed", message: "The request cannot be read" });
  }
  if (isStorageFailure(error)) {
    log.warn(
      { id, reason: error instanceof Error ? error.message : "" },
      "Storage does not answer",
    );
    return replyWithRefusal(c, { reason: "unavailable", message: "Please try again later" });
  }
  log.error({ id, err: error });
  return c.json({ code: 500, message: "Something went wrong on our side", data: {} }, 500);
}
