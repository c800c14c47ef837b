import type { MiddlewareHandler } from "hono";
import { noteRefusal } from "../security-events/noted-refusals.ts";
import { replyWithRefusal } from "./reply.ts";

/**
 * Accepts changing requests from our own pages, or from no page. There are no cookies to protect: this keeps other
 * sites from sending enquiries in a visitor's name.
 */
export function sameOrigin(publicOrigin: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    const { method, url } = c.req.raw;
    if (method === "GET" || method === "HEAD") return next();
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    const isOurs =
      (site === undefined || site === "same-origin" || site === "none") &&
      (origin === undefined || origin === (publicOrigin ?? new URL(url).origin));
    if (isOurs) return next();
    noteRefusal(c, "post-refused", "other-origin");
    if (!c.req.path.startsWith("/api/")) {
      c.req.raw = markAsForeign(c.req.raw);
      return next();
    }
    const message = "This service answers this site's own pages only";
    return replyWithRefusal(c, { reason: "forbidden", message });
  };
}

const foreignHeader = "X-Post-Of-Other-Origin";

/**
 * For pages: the form is shown again with its input, by services that refuse (refused-services.ts). Overwrites a header
 * that a client sent itself. React Router would answer another origin with an error.
 */
function markAsForeign(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set(foreignHeader, "1");
  headers.delete("Origin");
  return new Request(request, { headers });
}

export const isForeign = ({ headers }: Request) => headers.has(foreignHeader);
