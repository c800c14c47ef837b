import type { OpenAPIHono } from "@hono/zod-openapi";
import { envelopeOf, type EventType, eventTypes } from "./events.ts";

const summaries: Readonly<Record<EventType, string>> = {
  "enquiry.received": "A visitor wrote to the bank",
  "booking.received": "A visitor asked to be called about a campaign",
  "complaint.received": "A visitor complained",
  "complaint.acknowledged": "The writer of a complaint was told who handles it",
  "complaint.closed": "A complaint was answered",
  "application.received": "Somebody applied for a job",
  "application.scanned": "A CV that waited for the virus scanner was looked into",
  "data_request.received": "A person asked about the data kept on them",
  "data_request.closed": "A request about data was answered",
};

const description =
  "Sent to the addresses of the bank's systems at least once, signed by the " +
  "[Standard Webhooks](https://www.standardwebhooks.com) specification: with `webhook-id`, which repeats keep, " +
  "`webhook-timestamp` and `webhook-signature`.";

/**
 * Adds the events to `/api/openapi.json`, by the Standard Webhooks specification. `api` is the one of the document: each
 * `route` to another puts a slash before their names.
 */
export function describeWebhooks(api: OpenAPIHono) {
  for (const type of eventTypes)
    api.openAPIRegistry.registerWebhook({
      method: "post",
      path: type,
      tags: ["Webhooks"],
      operationId: type.replaceAll(/[._](\w)/g, (_, next: string) => next.toUpperCase()),
      summary: summaries[type],
      description,
      request: {
        body: { required: true, content: { "application/json": { schema: envelopeOf(type) } } },
      },
      responses: {
        "2XX": { description: "It has arrived" },
        400: { description: "Not wanted, as with 422: others go on" },
        410: { description: "Given up at once" },
      },
    });
}
