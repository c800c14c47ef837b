import type { RequestListener } from "node:http";
import type { Settings } from "#model/reading/site.ts";
import { deviceOf } from "#domain/contact/device.ts";
import { link } from "#app/pages/link.ts";
import { idHeader } from "./request-id.ts";
import { securityHeaders } from "./security-headers.ts";

/** Computed once, because every request is compared with them. */
const paths = { app: link("/app"), bankHome: link("/hfc") };

/**
 * PAG-12: redirects a phone to its app store and any other device to digital banking. Crawlers, unknown clients and
 * Macs get the page. It runs before the page cache, which gives every visitor the same answer.
 */
export function redirectByDevice(settings: () => Settings, next: RequestListener): RequestListener {
  return (request, response) => {
    const { links, bankHomeRedirectsByDevice } = settings();
    const path = request.url?.split("?", 1)[0];
    const isForApp = path === paths.app;
    const target =
      (isForApp || (bankHomeRedirectsByDevice && path === paths.bankHome)) &&
      {
        android: links.androidApp,
        ios: links.iosApp,
        // Only the page itself can tell a Mac from an iPad.
        mac: isForApp ? undefined : paths.app,
        other: links.digitalBanking,
        crawler: undefined,
      }[deviceOf(request.headers["user-agent"] ?? "")];
    if (!target) return next(request, response);
    response.writeHead(302, [
      ...Object.entries(securityHeaders).flat(),
      ...["Location", target, "Vary", "User-Agent", "Cache-Control", "private, no-store"],
      ...idHeader(request),
    ]);
    response.end();
  };
}
