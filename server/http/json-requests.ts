import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod";
import { noteRefusal } from "../security-events/noted-refusals.ts";
import { type Refusal, replyWithRefusal } from "./reply.ts";
import { type BodyErrorCode, readSmallBody, retryAfterSeconds } from "./small-body.ts";

const maxBytes = 64 * 1024;

/** A page of another site cannot send this without a CORS preflight, which is never granted. */
export const demandJson: MiddlewareHandler = async (c, next) => {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header("Content-Type") ?? "")) {
    noteRefusal(c, "post-refused", "not-json");
    const message = "Send JSON, with Content-Type: application/json";
    return replyWithRefusal(c, { reason: "unsupported", message });
  }
  return next();
};

const refusals: Readonly<Record<BodyErrorCode, Refusal>> = {
  malformed: { reason: "malformed", message: "The request cannot be read" },
  "too-large": { reason: "too-large", message: "The request is too large" },
  stalled: { reason: "stalled", message: "The request stopped arriving. Send it again." },
  busy: {
    reason: "busy",
    message: "Many requests arrive at the moment. Send it again in a few seconds.",
    retryAfterSeconds,
  },
};

/** Tells an API client why its body was refused. */
export const refuseBody = (c: Context, error: BodyErrorCode) =>
  replyWithRefusal(c, refusals[error]);

const JsonObject = z.looseObject({});

/** The body, not validated: the service checks each field. Undefined if it is not a JSON object. */
export const readJson = async (c: Context) =>
  JsonObject.safeParse(await c.req.json().catch(() => undefined)).data;

export const refuseNoObject = (c: Context) =>
  replyWithRefusal(c, { reason: "malformed", message: "Send a JSON object" });

export const limitJsonBody: MiddlewareHandler = readSmallBody({ maxBytes, answer: refuseBody });
