import type { OpenAPIHono } from "@hono/zod-openapi";
import { link } from "#app/pages/link.ts";

const about = {
  title: "The site's API",
  version: "1.0.0",
  description:
    "Jobs, enquiries, exchange rates and visit counts. Every answer is { code, message, data }. Code 0 is success, any other is the HTTP status, and data.fields names each wrong field.",
  license: { name: "MIT", url: "https://opensource.org/license/mit" },
};

const tags = [
  { name: "Analytics", description: "Counts of visits, with nothing about the visitor" },
  { name: "Captcha", description: "A task that takes a program time" },
  { name: "Careers", description: "Open jobs, proofs of a phone, and applications" },
  { name: "Enquiries", description: "Messages to the bank" },
  { name: "Exchange rates", description: "The bank's rates against the Kenya shilling" },
  { name: "Webhooks", description: "Events that the site sends to systems of the bank" },
];

/** The document of `/api/openapi.json`, which `/api/docs` shows. */
export function apiDocument(api: OpenAPIHono, origin: string) {
  return api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { ...about, contact: { name: "Contact form", url: origin + link("/contact-us") } },
    servers: [{ url: origin }],
    tags,
    // There is no login: each operation names what it needs.
    security: [],
  });
}
