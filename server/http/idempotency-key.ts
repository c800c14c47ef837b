import { z } from "zod";

/** Identifies an attempt, so that a retry is stored once: printable ASCII characters. */
export const IdempotencyKey = z.string().regex(/^[\x20-\x7e]{8,200}$/);

export const isIdempotencyKey = (key: string) => IdempotencyKey.safeParse(key).success;
