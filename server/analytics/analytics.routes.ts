import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import {
  countedField,
  countedFields,
  visitorForms,
  formSteps,
} from "#domain/forms/counted-steps.ts";
import { answer, createApi, describe, jsonBody, refusal, jsonRefusals } from "../http/api.ts";
import { demandJson, refuseBody } from "../http/json-requests.ts";
import { replyWithRefusal, success } from "../http/reply.ts";
import { readSmallBody } from "../http/small-body.ts";
import type { Acts } from "./acts.ts";
import type { VisitedPages } from "./visited-pages.ts";
import type { Visits } from "./visits.service.ts";

const path = "/api/website/analytics";
const maxBytes = 1024;

/** Events that the server cannot count itself. */
const events = ["page_view", "calculation", "film", "island_failed"] as const;

const Page = z
  .string()
  .max(300)
  // As browsers write a URL: no control characters, and no query, which may hold a visitor's words.
  .regex(/^\/[!-~]*$/)
  .regex(/^[^?#]*$/)
  .meta({ description: "The address on this site, without a query", example: "/borrow" });

const EventSchema = z.strictObject({
  page: Page,
  event: z.enum(events).meta({ example: "page_view" }),
});
const StepSchema = z
  .strictObject({
    page: Page,
    event: z.enum(formSteps),
    form: z.enum(visitorForms).meta({ description: "Its steps are counted over all its pages" }),
    fields: z
      .array(z.string().max(60))
      .max(100)
      .optional()
      .meta({ description: "The names of the fields that failed", example: ["phone"] }),
  })
  .refine(({ form, fields = [] }) =>
    fields.every((name) => countedFields[form].includes(countedField(name))),
  );
const VisitSchema = z.union([EventSchema, StepSchema]);

export function analyticsRoutes({
  visits,
  acts,
  pageOf,
}: {
  visits: Pick<Visits, "count">;
  acts: Pick<Acts, "countStep">;
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
    const { data } = visit;
    if ("form" in data) acts.countStep(data, "script");
    else visits.count({ page: await pageOf(data.page), event: data.event });
    // 202: the count is not stored yet.
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
      "Adds one to the day's total of a page and an event, or of a form and its step; what is no page of this site is counted together. The site counts enquiries, applications and downloads itself. Nothing about a person is kept: no cookie, no address, no search term, nothing that was typed.",
    request: jsonBody(VisitSchema),
    responses: {
      202: answer("It is counted within a second", z.object({})),
      400: refusal("Not a page and an event"),
      403: jsonRefusals[403],
      413: refusal("More than 1 KB"),
      415: refusal("Not `application/json`"),
    },
  });
}
