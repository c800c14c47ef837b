import type { MiddlewareHandler } from "hono";
import { deviceOf } from "#domain/contact/device.ts";
import { referringPath } from "../http/referring-path.ts";
import type { Acts } from "./acts.ts";

/**
 * Counts a page that is shown without script: its `noscript` asks for this as for a picture, which the browser asks for
 * each time it shows the page, wherever the page was kept. The page is that of `Referer`; another site's is none.
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
