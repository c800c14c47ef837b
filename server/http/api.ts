import { OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";

/**
 * Routes of the API, each with its description. The service validates the input, with the site's own messages; the
 * description only documents it.
 */
export const createApi = (): OpenAPIHono => new OpenAPIHono();

/** Adds a route to `/api/openapi.json` and `/api/docs`. */
export function describe(api: OpenAPIHono, route: RouteConfig): void {
  api.openAPIRegistry.registerPath(route);
}

/** An answer of the API in its envelope. */
export function answer<T extends z.ZodType>(description: string, data: T) {
  const schema = z.object({ code: z.literal(0), message: z.string(), data });
  return { description, content: { "application/json": { schema } } };
}

/** A body that is sent as JSON. */
export const jsonBody = (schema: z.ZodType) => ({
  body: { required: true, content: { "application/json": { schema } } },
});

const RefusalSchema = z
  .object({
    code: z.int().meta({ description: "The HTTP status" }),
    message: z.string(),
    data: z.object({ fields: z.record(z.string(), z.string()).optional() }),
  })
  .meta({ id: "Refusal" });

export function refusal(description: string) {
  return { description, content: { "application/json": { schema: RefusalSchema } } };
}

/** The refusals that every route with a JSON body may return. */
export const jsonRefusals = {
  403: refusal("The request comes from a page of another site"),
  408: refusal("The request stopped arriving"),
  413: refusal("More than 64 KB"),
  415: refusal("Not `application/json`"),
  503: refusal("Too busy (see `Retry-After`), or the database does not answer"),
};
