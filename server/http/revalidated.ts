import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import { compressAnswers } from "./compress.ts";
import { isHeld } from "./versions.ts";

/** The headers that a 304 repeats (RFC 9110, 15.4.5). */
const saidAgain = new Set(["cache-control", "date", "etag", "vary"]);

/** Tags an answer by its bytes, and does not send it to who has them. */
const tagged: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.ok) return;
  const body = Buffer.from(await c.res.arrayBuffer());
  const hash = createHash("sha256").update(body).digest("base64url");
  const etag = `W/"${hash.slice(0, 22)}"`;
  if (!isHeld(c.req, { etag })) {
    c.res = new Response(body, c.res);
    return c.header("ETag", etag);
  }
  c.res = new Response(null, { status: 304, headers: { ETag: etag } });
  for (const name of [...c.res.headers.keys()])
    if (!saidAgain.has(name)) c.res.headers.delete(name);
};

/**
 * For answers that are the same for everyone: packed, and not sent again to who has them. No answer to one visitor is
 * among them. Where a secret stands beside words that somebody else may choose, the length of what is packed tells of
 * it (BREACH): proofs, references, tokens and all that answers a post to the API go as they are, without a tag.
 */
export const revalidated = every(compressAnswers, tagged);
