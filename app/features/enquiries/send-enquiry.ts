import * as z from "zod/mini";
import { abortAfter } from "#app/lib/abort-after.ts";
import { inPageLanguage } from "#app/lib/in-page-language.ts";

/**
 * The outcome of an enquiry. `failed`: the server could not keep it, or no answer arrived. `unsent`: a script that
 * sending needs did not load.
 */
export type SendResult =
  | { kind: "kept"; reference: string; answerDueDay?: string | undefined }
  | { kind: "refused"; fields: Readonly<Record<string, string>> }
  | { kind: "failed"; message?: string | undefined }
  | { kind: "unsent" };

/** An enquiry with the field names of the API (FRM-1). */
export type Enquiry = Readonly<Record<string, string | undefined>>;

/** Milliseconds: longer than a phone needs on a slow line, shorter than most visitors wait. */
const patienceMs = 10_000;

const Kept = z.object({
  code: z.literal(0),
  data: z.object({ reference: z.string(), answerDueDay: z.optional(z.string()) }),
});
const Refused = z.object({
  code: z.number(),
  message: z.string(),
  data: z.object({ fields: z.optional(z.record(z.string(), z.string())) }),
});

/** FRM-8: an answer whose code is not 0 is a failure. If it names fields, the visitor can correct them. */
export async function sendEnquiry(
  enquiry: Enquiry & { captcha: string },
  idempotencyKey: string,
): Promise<SendResult> {
  try {
    const response = await fetch("/api/website/contactUs", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": idempotencyKey,
        ...inPageLanguage(),
      },
      body: JSON.stringify(enquiry),
      signal: abortAfter(patienceMs),
    });
    return readAnswer(await response.json());
  } catch {
    return { kind: "failed" };
  }
}

function readAnswer(answer: unknown): SendResult {
  const kept = Kept.safeParse(answer);
  if (kept.success) return { kind: "kept", ...kept.data.data };
  const refused = Refused.safeParse(answer);
  const fields = refused.data?.data.fields;
  if (fields) return { kind: "refused", fields };
  // A limit is shown in its own words: the visitor can act on it.
  const isLimit = refused.data?.code === 429;
  return { kind: "failed", message: isLimit ? refused.data?.message : undefined };
}
