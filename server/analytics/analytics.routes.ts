import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, createApi, describe, jsonBody, refusal } from "../http/api.ts";
import { demandJson, refuseBody } from "../http/json-requests.ts";
import { replyWithRefusal, success } from "../http/reply.ts";
import { readSmallBody } from "../http/small-body.ts";
import type { VisitedPages } from "./visited-pages.ts";
import type { Visits } from "./visits.service.ts";

const path = "/api/website/analytics";
const maxBytes = 1024;

const events = ["page_view", "calculation", "enquiry", "application", "download", "film"] as const;

const VisitSchema = z.strictObject({
  page: z
    .string()
    .max(300)
    // As browsers write an address: no control characters, and no query, where a person's words may stand.
    .regex(/^\/[!-~]*$/)
    .regex(/^[^?#]*$/)
    .meta({ description: "The address on this site, without a query", example: "/borrow" }),
  event: z.enum(events).meta({ example: "page_view" }),
});

export function analyticsRoutes({
  visits,
  pageOf,
}: {
  visits: Pick<Visits, "count" | "flush">;
  pageOf: VisitedPages;
}): OpenAPIHono {
  const api = createApi();
  describeAnalytics(api);

  const limitBody = readSmallBody({ maxBytes, answer: refuseBody });
  api.post(path, demandJson, limitBody, async (c) => {
    const visit = VisitSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!visit.success) {
      const message = "A visit has a page and an event";
      return replyWithRefusal(c, { reason: "malformed", message });
    }
    const { page, event } = visit.data;
    visits.count({ page: await pageOf(page), event });
    // 202: it is on no disk yet.
    return c.json(success({}, "Counted"), 202);
  });
  return api;
}

function describeAnalytics(api: OpenAPIHono) {
  describe(api, {
    method: "post",
    path,
    tags: ["Analytics"],
    operationId: "countVisit",
    summary: "Count a visit",
    description:
      "Adds one to the day's total of a page and an event; what is no page of this site is counted together. Nothing about a person is kept: no cookie, no address, no search term.",
    request: jsonBody(VisitSchema),
    responses: {
      202: answer("It is counted within a second", z.object({})),
      400: refusal("Not a page and an event"),
      413: refusal("More than 1 KB"),
      415: refusal("Not `application/json`"),
    },
  });
}
