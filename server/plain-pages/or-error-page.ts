import type { MiddlewareHandler } from "hono";
import type { ErrorPage } from "./error-page.ts";

/**
 * React Router has a last resort of its own, for a page that fails while its error is being shown: two words without a
 * way on. A visitor gets ours instead; a program that asked for JSON has its answer.
 */
export const orErrorPage =
  (errorPage: ErrorPage): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const type = c.res.headers.get("Content-Type") ?? "";
    if (c.res.status < 500 || /^(?:text\/html|application\/json)/.test(type)) return;
    c.res = await errorPage(c.req.raw, c.res.status);
  };
