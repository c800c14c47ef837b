import type { Context } from "hono";

/** Every answer of the API. `code` 0 is success; else it is the HTTP status. */
export type Envelope<T = Record<string, never>> = { code: number; message: string; data: T };

/** The reasons a service may refuse a request. */
export type Refusal =
  /** `isUsed`: the code was right, and had been used before. */
  | { reason: "invalid"; message: string; fields: Record<string, string>; isUsed?: boolean }
  /** `isServed`: the proof was right, and an application had been sent with it before. */
  | { reason: "unproven"; message: string; isServed?: boolean }
  /** `hasCode`: no other code is sent yet, but an earlier one can be entered. */
  | { reason: "limited" | "busy"; message: string; retryAfterSeconds: number; hasCode?: boolean }
  /** `nonce`: that of a code which may still arrive, because the gateway gave no answer. */
  | { reason: "undelivered"; message: string; nonce?: string }
  | {
      reason: Exclude<Reason, "invalid" | "unproven" | "limited" | "busy" | "undelivered">;
      message: string;
    };

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const refused = (refusal: Refusal): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal,
});

/** The statuses of the API. Those of a page that shows its form again are in app/lib/refusal-status.ts. */
const statusOf = {
  malformed: 400,
  invalid: 400,
  unproven: 401,
  forbidden: 403,
  missing: 404,
  stalled: 408,
  "wrong-method": 405,
  conflict: 409,
  "too-large": 413,
  unsupported: 415,
  limited: 429,
  busy: 503,
  undelivered: 502,
  unavailable: 503,
} as const;

type Reason = keyof typeof statusOf;

export function success<T>(data: T, message = "OK"): Envelope<T> {
  return { code: 0, message, data };
}

export function replyWithRefusal(c: Context, refusal: Refusal) {
  const code = statusOf[refusal.reason];
  if ("retryAfterSeconds" in refusal) c.header("Retry-After", String(refusal.retryAfterSeconds));
  // The rest of the request is not read, so the connection is closed.
  if (refusal.reason === "stalled" || refusal.reason === "busy") c.header("Connection", "close");
  const data = refusal.reason === "invalid" ? { fields: refusal.fields } : {};
  return c.json({ code, message: refusal.message, data }, code);
}
