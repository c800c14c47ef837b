import type { MiddlewareHandler } from "hono";
import type { Redirect } from "#content/schema/redirect.ts";

/** One address a page: no slash at the end, nothing escaped without need, and no address that the content says has moved. */
export function redirects(moved: () => readonly Redirect[]): MiddlewareHandler {
  return async (c, next) => {
    // What is posted would lose its body on the way.
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    // As it was sent: Hono's own path is decoded, and a decoded line break may not go into a header.
    const { pathname, search } = new URL(c.req.url);
    // Slashes at the start are one: a second would make the rest of the address a host.
    const path = plainlyWritten(pathname.replace(/^\/+/, "/").replace(/(.)\/+$/, "$1"));
    const target = moved().find(({ from }) => from === path)?.to ?? path;
    if (target === pathname) return next();
    return c.redirect(target + search, 301);
  };
}

/** As browsers write it (RFC 3986, 6.2.2): what needs no escape has none, and the rest is in capitals. */
function plainlyWritten(path: string) {
  return path.replace(/%[\da-f]{2}/gi, (escape) => {
    const sign = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : escape.toUpperCase();
  });
}
