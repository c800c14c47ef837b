import { type RefObject, useRef } from "react";
import { makeIdempotencyKey } from "#app/lib/idempotency-key.ts";
import type { TickBoxHandle } from "#app/parts/captcha/tick-box-props.ts";
import { type Enquiry, sendEnquiry, type SendResult } from "./send-enquiry.ts";

/** Sends an enquiry. The server takes all attempts with the same content as one. */
export function useAttempts(tickBox: RefObject<TickBoxHandle | null>) {
  const last = useRef({ content: "", key: "" });

  /** The same key for every attempt to send the same content. */
  function keyOf(enquiry: Enquiry) {
    const content = JSON.stringify(enquiry);
    if (last.current.content !== content) last.current = { content, key: makeIdempotencyKey() };
    return last.current.key;
  }

  async function sendOnce(enquiry: Enquiry): Promise<SendResult> {
    let captcha: string | undefined;
    try {
      captcha = await tickBox.current?.token();
    } catch {
      return { kind: "unsent" };
    }
    if (captcha === undefined) return { kind: "failed" };
    return sendEnquiry({ ...enquiry, captcha }, keyOf(enquiry));
  }

  return {
    /** If a lost answer has used up the captcha token, the token is renewed and the enquiry sent once more. */
    async send(enquiry: Enquiry): Promise<SendResult> {
      const sent = await sendOnce(enquiry);
      const isStale = sent.kind === "refused" && Object.keys(sent.fields).join() === "captcha";
      return isStale && tickBox.current?.renew() ? sendOnce(enquiry) : sent;
    },
  };
}
