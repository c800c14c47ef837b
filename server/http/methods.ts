import type { Context, Hono, MiddlewareHandler } from "hono";
import { replyWithRefusal } from "./reply.ts";

const known = ["GET", "POST", "PUT", "PATCH", "DELETE"];
/** The methods of every page; the page's own action decides if it accepts a form. */
const ofPages = ["GET", "HEAD", "POST"];

/** The methods registered for this URL by name, not with `all`. */
function methodsOf(app: Hono, path: string): string[] {
  const registered = known.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  return registered.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
}

const tellMethods = (c: Context, allowed: readonly string[]) =>
  c.body(null, 204, { Allow: allowed.join(", ") });

/** Answers 405 with the known methods of an API path, or 404 if it has none. */
export const refuseApiMethods =
  (app: Hono): MiddlewareHandler =>
  async (c) => {
    const allowed = methodsOf(app, c.req.path);
    if (allowed.length === 0)
      return replyWithRefusal(c, { reason: "missing", message: "There is no such service" });
    if (c.req.method === "OPTIONS") return tellMethods(c, allowed);
    c.header("Allow", allowed.join(", "));
    const message = `This service is asked by ${allowed.join(" or ")}`;
    return replyWithRefusal(c, { reason: "wrong-method", message });
  };

/** Refuses methods that browsers do not send to pages, such as TRACE: they must not run an action. */
export const refusePageMethods =
  (app: Hono): MiddlewareHandler =>
  async (c, next) => {
    const registered = methodsOf(app, c.req.path);
    const allowed = registered.length > 0 ? registered : ofPages;
    if (c.req.method === "OPTIONS") return tellMethods(c, allowed);
    if (!allowed.includes(c.req.method)) return c.body(null, 405, { Allow: allowed.join(", ") });
    await next();
    // The page has no form.
    if (c.res.status === 405 && !c.res.headers.has("Allow")) c.header("Allow", "GET, HEAD");
    return undefined;
  };
