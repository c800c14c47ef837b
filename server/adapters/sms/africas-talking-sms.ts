import { z } from "zod";
import type { SmsResult, SmsSender } from "./sms.ts";

type AfricasTalkingOptions = { url: string; username: string; apiKey: string; sender?: string };

/** Processed, sent, queued: the codes of a message that the gateway took. */
const taken = new Set([100, 101, 102]);

const AnswerSchema = z.object({
  SMSMessageData: z.object({ Recipients: z.array(z.object({ statusCode: z.number() })) }),
});

/** Sends through Africa's Talking. The HTTP status is not enough: the recipient's code decides. */
export function africasTalkingSms({
  url,
  username,
  apiKey,
  sender,
}: AfricasTalkingOptions): SmsSender {
  const request = (phone: string, text: string, signal: AbortSignal) =>
    fetch(url, {
      method: "POST",
      // A redirect would send the key to another address.
      redirect: "manual",
      headers: { apiKey, Accept: "application/json" },
      body: new URLSearchParams({
        username,
        to: `+${phone}`,
        message: text,
        bulkSMSMode: "1",
        ...(sender && { from: sender }),
      }),
      signal,
    });

  return {
    async send(phone, text, signal) {
      try {
        const response = await request(phone, text, signal);
        const body = await response.text();
        return response.status === 201 ? readAnswer(body) : failed(`HTTP ${response.status}`);
      } catch (error) {
        return failed(signal.aborted ? "no answer in time" : causeOf(error));
      }
    },
  };
}

function readAnswer(body: string): SmsResult {
  const answer = AnswerSchema.safeParse(parseJson(body));
  if (!answer.success) return failed("an answer that cannot be read");
  const [recipient] = answer.data.SMSMessageData.Recipients;
  if (!recipient) return failed("no recipient");
  return taken.has(recipient.statusCode) ? { ok: true } : failed(`code ${recipient.statusCode}`);
}

const failed = (what: string): SmsResult => ({ ok: false, reason: `SMS gateway: ${what}` });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `fetch` hides the network's own error behind "fetch failed". */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && "code" in cause) return String(cause.code);
  return error instanceof Error ? error.name : "unknown";
}
