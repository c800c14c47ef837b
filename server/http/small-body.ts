import type { Context, MiddlewareHandler } from "hono";
import { noteRefusal } from "../security-events/noted-refusals.ts";
import { createPlaces, type Places } from "../uploads/places.ts";
import { openBody } from "../uploads/request-body.ts";
import { UploadError, type UploadErrorCode } from "../uploads/upload-error.ts";

/** The reasons to refuse a body. */
export type BodyErrorCode = Extract<
  UploadErrorCode,
  "malformed" | "too-large" | "stalled" | "busy"
>;

/** A body of 64 KB takes two seconds on a bad line; after this silence it will not come. */
const mostQuietMs = 10_000;
export const retryAfterSeconds = 5;

type SmallBodyOptions = {
  maxBytes: number;
  answer: (c: Context, errorCode: BodyErrorCode) => Response | Promise<Response>;
  places?: Places;
  quietMs?: number;
};

/** The bodies read at a time, of any kind: at most this number times 64 KB is in memory. */
const allPlaces = createPlaces({ most: 200, keptMs: 0 });

/** Reads a whole body first, within limits of size, time and number. */
export function readSmallBody(options: SmallBodyOptions): MiddlewareHandler {
  const { maxBytes, answer, places = allPlaces, quietMs = mostQuietMs } = options;
  return async (c, next) => {
    const request = c.req.raw;
    if (!request.body) return next();
    const lost = Promise.withResolvers<never>();
    lost.promise.catch(() => undefined);
    const place = places.take({ onLost: () => lost.reject(new UploadError("busy")) });
    if (!place) return refuse(c, "busy");
    try {
      if (Number(c.req.header("Content-Length") ?? 0) > maxBytes) return refuse(c, "too-large");
      const body = openBody(request, { maxBytes, quietMs, onBytes: place.moved });
      const pieces: Uint8Array[] = [];
      for (;;) {
        const piece = await Promise.race([body.read(), lost.promise]);
        if (!piece) break;
        pieces.push(piece);
      }
      c.req.raw = new Request(request, { body: Buffer.concat(pieces) });
    } catch (error) {
      if (!(error instanceof UploadError) || error.code === "fields-too-large") throw error;
      return refuse(c, error.code);
    } finally {
      place.leave();
    }
    return next();
  };

  function refuse(c: Context, errorCode: BodyErrorCode) {
    noteRefusal(c, errorCode === "busy" ? "request-shed" : "post-refused", `body-${errorCode}`);
    return answer(c, errorCode);
  }
}
