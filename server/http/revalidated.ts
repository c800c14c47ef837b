import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import { compressAnswers } from "./compress.ts";
import { isHeld } from "./versions.ts";

/** The headers that a 304 repeats (RFC 9110, 15.4.5). */
const saidAgain = new Set(["cache-control", "date", "etag", "vary"]);

/** Tags an answer by its bytes; answers 304 to a client that has them. */
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
 * For answers that are the same for everyone: compressed, with a 304 for clients that have them. Never for an answer to
 * one visitor: the compressed length of a secret beside text that an attacker chooses reveals the secret (BREACH).
 * Proofs, references, tokens and answers to posts of the API are sent uncompressed, without a tag.
 */
export const revalidated = every(compressAnswers, tagged);
