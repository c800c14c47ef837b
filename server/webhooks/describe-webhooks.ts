import type { OpenAPIHono } from "@hono/zod-openapi";
import { jsonBody } from "../http/api.ts";
import { envelopeOf, eventSchemas, eventTypes } from "./events.ts";

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
      summary: eventSchemas[type].description ?? type,
      description,
      request: jsonBody(envelopeOf(type)),
      responses: {
        "2XX": { description: "It has arrived" },
        400: { description: "Not wanted, as with 422: others go on" },
        410: { description: "Given up at once" },
      },
    });
}
