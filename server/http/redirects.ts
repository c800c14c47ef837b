import type { MiddlewareHandler } from "hono";
import type { Redirect } from "#content/schema/redirect.ts";

/** One address a page: no slash at the end, and no address that the content says has moved. */
export function redirects(moved: () => readonly Redirect[]): MiddlewareHandler {
  return async (c, next) => {
    // What is posted would lose its body on the way.
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    // As it was sent: Hono's own path is decoded, and a decoded line break may not go into a header.
    const { pathname, search } = new URL(c.req.url);
    // Slashes at the start are one: a second would make the rest of the address a host.
    const path = pathname.replace(/^\/+/, "/").replace(/(.)\/+$/, "$1");
    const target = moved().find(({ from }) => from === path)?.to ?? path;
    if (target === pathname) return next();
    return c.redirect(target + search, 301);
  };
}
