import { every } from "hono/combine";
import { etag } from "hono/etag";
import { compressAnswers } from "./compress.ts";

/**
 * For answers that are the same for everyone: packed, and not sent again to who has them. No answer to one visitor is
 * among them. Where a secret stands beside words that somebody else may choose, the length of what is packed tells of
 * it (BREACH): proofs, references, tokens and all that answers a post to the API go as they are, without a tag.
 */
export const revalidated = every(compressAnswers, etag({ weak: true }));
