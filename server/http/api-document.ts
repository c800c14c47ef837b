import type { OpenAPIHono } from "@hono/zod-openapi";

const about = {
  title: "The site's API",
  version: "1.0.0",
  description:
    "Jobs and applications, enquiries, exchange rates and visit counts. Every answer is { code, message, data }: code 0 is success, any other is the HTTP status, and data.fields says what is wrong with which field.",
};

/** What `/api/openapi.json` holds and `/api/docs` shows. */
export function apiDocument(api: OpenAPIHono, origin: string) {
  return api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: about,
    servers: [{ url: origin }],
  });
}
