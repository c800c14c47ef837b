import type { Context, Hono, MiddlewareHandler } from "hono";
import { replyWithRefusal } from "./reply.ts";

const known = ["GET", "POST", "PUT", "PATCH", "DELETE"];
/** A page may take a form, which its own action decides. */
const ofPages = ["GET", "HEAD", "POST"];

/** The methods that were registered for an address, by name and not for all of them. */
function methodsOf(app: Hono, path: string): string[] {
  const registered = known.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  return registered.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
}

const tellMethods = (c: Context, allowed: readonly string[]) =>
  c.body(null, 204, { Allow: allowed.join(", ") });

/** Of an address of the API that knows other methods, it names them; any other is no address of it. */
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

/** A page is read or posted to. Anything else, TRACE as well, is no request of a browser, and must not run its action. */
export const refusePageMethods =
  (app: Hono): MiddlewareHandler =>
  async (c, next) => {
    const registered = methodsOf(app, c.req.path);
    const allowed = registered.length > 0 ? registered : ofPages;
    if (c.req.method === "OPTIONS") return tellMethods(c, allowed);
    if (!allowed.includes(c.req.method)) return c.body(null, 405, { Allow: allowed.join(", ") });
    await next();
    // The page takes no form.
    if (c.res.status === 405 && !c.res.headers.has("Allow")) c.header("Allow", "GET, HEAD");
    return undefined;
  };
