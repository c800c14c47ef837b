import { z } from "zod";

/** Names an attempt, so that the same one sent again is kept once: printable characters of ASCII. */
export const IdempotencyKey = z.string().regex(/^[\x20-\x7e]{8,200}$/);

export const isIdempotencyKey = (key: string) => IdempotencyKey.safeParse(key).success;
