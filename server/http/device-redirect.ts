import type { RequestListener } from "node:http";
import type { Settings } from "#model/reading/site.ts";
import { deviceOf } from "#domain/contact/device.ts";
import { link } from "#app/pages/link.ts";
import { idHeader } from "./request-id.ts";
import { securityHeaders } from "./security-headers.ts";

/** True for a URL whose answer depends on the visitor's device. */
export function isForDevices({ bankHomeRedirectsByDevice }: Settings, url = ""): boolean {
  const [path] = url.split("?", 1);
  return path === link("/app") || (bankHomeRedirectsByDevice && path === link("/hfc"));
}

/**
 * PAG-12: redirects a phone to its app store and any other device to digital banking. Crawlers and unknown clients get
 * the page. It runs before the page cache, which gives every visitor the same answer.
 */
export function redirectByDevice(settings: () => Settings, next: RequestListener): RequestListener {
  return (request, response) => {
    const { links } = settings();
    const target =
      isForDevices(settings(), request.url) &&
      {
        android: links.androidApp,
        ios: links.iosApp,
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
