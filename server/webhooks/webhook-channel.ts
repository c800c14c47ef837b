import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { type Channel, MessageFailure, PermanentFailure } from "../outbox/channel.ts";
import type { Endpoint } from "./endpoints.ts";
import type { CvLinks } from "../careers/cv-links.ts";
import { postJson } from "./post-json.ts";

/** The part of the stored payload that is read here. */
const PayloadSchema = z.looseObject({
  data: z.looseObject({
    reference: z.string(),
    cv: z.looseObject({ scan: z.string() }).optional(),
  }),
});

const timeoutMs = 15_000;

/** Sends events to one address; the payload is a `WebhookEvent`. */
export function webhookChannel(
  { url, secrets, allowPrivateNetwork, cvLinks: hasCvLinks }: Endpoint,
  { now, cvLinks }: { now: () => number; cvLinks: Pick<CvLinks, "make"> },
): Channel {
  const signers = secrets.map((secret) => new Webhook(secret));
  return {
    concurrency: 5,
    // `postJson` ends before this does.
    timeoutMs: timeoutMs + 1000,
    async deliver(payload, { id }) {
      const event = PayloadSchema.safeParse(payload).data;
      if (!event) throw new PermanentFailure("The payload is no event");
      const { cv, reference } = event.data;
      const isLinked = hasCvLinks && cv?.scan === "clean";
      const body = JSON.stringify(
        isLinked
          ? { ...event, data: { ...event.data, cv: { ...cv, link: cvLinks.make(reference) } } }
          : event,
      );
      const sentAt = new Date(now());
      const status = await postJson(url, {
        body,
        headers: {
          "webhook-id": id,
          "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
          "webhook-signature": signers.map((signer) => signer.sign(id, sentAt, body)).join(" "),
        },
        allowPrivateNetwork,
        timeoutMs,
      });
      if (status >= 200 && status < 300) return;
      if (status === 410) throw new PermanentFailure("HTTP 410");
      // The receiver rejects this event, but may accept others.
      if (status === 400 || status === 422) throw new MessageFailure(`HTTP ${status}`);
      throw new Error(`HTTP ${status}`);
    },
  };
}
