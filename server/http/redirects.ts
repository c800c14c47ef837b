import type { MiddlewareHandler } from "hono";
import { inLanguage } from "#app/pages/languages.ts";
import { languageOf } from "#domain/texts/language.ts";
import type { Redirect } from "#model/reading/redirect.ts";
import { ofContent } from "../base/of-content.ts";

type RedirectsOptions = {
  /** Permanent redirects. */
  moved: () => readonly Redirect[];
  /** The canonical URL of the page at a path; undefined if it is no page. */
  addressOf: (path: string) => string | undefined | Promise<string | undefined>;
};

/** URLs below these are no pages, and their capitals matter. */
const withoutPages = /^\/(?:api|assets|films|icons|patterns|pictures)(?:\/|$)/;

/** Redirects every spelling of a URL, and every moved one, to the page's own URL in one step. */
export function redirects({ moved, addressOf }: RedirectsOptions): MiddlewareHandler {
  // Products have thousands of other names, and every page is looked up.
  const targets = ofContent(moved, byLowerCase);
  return async (c, next) => {
    // A redirected post would lose its body.
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    // The raw path: Hono's is decoded, and a decoded line break must not get into a header.
    const { pathname, search } = new URL(c.req.url);
    // Reduces slashes at the start to one: after two, a browser takes the rest for a host.
    const written = plainlyWritten(pathname.replace(/^\/+/, "/"));
    const path = written.replace(/(.)\/+$/, "$1");
    const target =
      movedTo(targets(), path) ??
      (withoutPages.test(path) ? path : await addressOf(written)) ??
      path;
    if (target === pathname) return next();
    return c.redirect(target + search, 301);
  };
}

const byLowerCase = (moved: readonly Redirect[]) =>
  new Map(moved.map(({ from, to }) => [from.toLowerCase(), to]));

function movedTo(targets: ReadonlyMap<string, string>, path: string) {
  const { language, address } = languageOf(path.replace(/\/{2,}/g, "/").toLowerCase());
  const to = targets.get(address);
  return to && inLanguage(to, language);
}

/** Normalises escapes as browsers do (RFC 3986, 6.2.2): removes needless ones, and writes the rest in capitals. */
function plainlyWritten(path: string) {
  return path.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}
