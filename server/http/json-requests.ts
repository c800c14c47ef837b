import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { replyWithRefusal } from "./reply.ts";

const maxBytes = 64 * 1024;

/** A page of another site cannot send this without asking first (CORS), and it is never answered yes. */
export const demandJson: MiddlewareHandler = async (c, next) => {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header("Content-Type") ?? "")) {
    const message = "Send JSON, with Content-Type: application/json";
    return replyWithRefusal(c, { reason: "unsupported", message });
  }
  return next();
};

export const limitJsonBody: MiddlewareHandler = bodyLimit({
  maxSize: maxBytes,
  onError: (c) =>
    replyWithRefusal(c, {
      reason: "too-large",
      message: `A request has at most ${maxBytes} bytes`,
    }),
});
