import { Readable } from "node:stream";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { createApi, describe, refusal } from "../http/api.ts";
import { replyWithRefusal } from "../http/reply.ts";
import { type CvLinks, CvLinkSchema, cvPath } from "./cv-links.ts";

export function cvLinkRoutes(links: Pick<CvLinks, "open">): OpenAPIHono {
  const api = createApi();
  describe(api, {
    method: "get",
    path: cvPath,
    tags: ["Careers"],
    operationId: "fetchCv",
    summary: "Fetch an applicant's CV once",
    description:
      "The link that a webhook about an application carries. It serves once, for 15 minutes, and only for a CV in which no virus was found.",
    request: { query: CvLinkSchema },
    responses: {
      200: {
        description: "The file, as the applicant sent it",
        content: { "application/octet-stream": { schema: z.string().meta({ format: "binary" }) } },
      },
      404: refusal("The link was used, is too old or was not made by the site"),
    },
  });
  api.get(cvPath, async (c) => {
    c.header("Cache-Control", "no-store");
    const query = CvLinkSchema.safeParse(c.req.query()).data;
    // Hono calls this for HEAD too, which must not use the link up.
    const cv = c.req.method === "GET" && query ? await links.open(query) : undefined;
    if (!cv) return replyWithRefusal(c, { reason: "missing", message: "There is no such CV" });
    return c.body(Readable.toWeb(cv.file) as ReadableStream, 200, {
      "Content-Type": cv.type,
      "Content-Length": String(cv.bytes),
      "Content-Disposition": "attachment",
    });
  });
  return api;
}
