import type { MiddlewareHandler } from "hono";
import { deviceOf } from "#domain/contact/device.ts";
import { referringPath } from "../http/referring-path.ts";
import type { Acts } from "./acts.ts";

/**
 * Counts page views without script. The page's `noscript` loads this URL as an image, which the browser requests at
 * each view, even of a cached page. The page is the one in `Referer`, if it is of this site.
 */
export function plainPageView({ countEvent }: Pick<Acts, "countEvent">): MiddlewareHandler {
  return async (c) => {
    const isAhead = c.req.header("Sec-Purpose")?.startsWith("prefetch");
    const isOurs = (c.req.header("Sec-Fetch-Site") ?? "same-origin") === "same-origin";
    const page = referringPath(c.req.header("Referer"));
    const isCrawler = deviceOf(c.req.header("User-Agent") ?? "") === "crawler";
    if (page !== undefined && isOurs && !isAhead && !isCrawler && c.req.method === "GET")
      countEvent("page_view", page);
    return c.body(null, 204, { "Cache-Control": "no-store" });
  };
}
