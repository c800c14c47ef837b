import type { MiddlewareHandler } from "hono";
import { deviceOf } from "#domain/contact/device.ts";
import { calculationHeader } from "#domain/site/calculation-header.ts";
import { partHeader } from "#domain/site/page-part.ts";
import type { Acts } from "./acts.ts";

/**
 * Counts pages with a calculator's result and complete downloads. Leaves out prefetches, crawlers' downloads, and
 * results that a page's script fetches: the script counts those itself.
 */
export function countServed({
  countDownload,
  countEvent,
}: Pick<Acts, "countDownload" | "countEvent">): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers, status } = c.res;
    const isCalculation = headers.has(calculationHeader);
    if (isCalculation) headers.delete(calculationHeader);
    const isAhead = c.req.header("Sec-Purpose")?.startsWith("prefetch") || c.req.header(partHeader);
    if (status !== 200 || c.req.method === "HEAD" || isAhead) return;
    if (isCalculation) countEvent("calculation", c.req.path);
    const device = deviceOf(c.req.header("User-Agent") ?? "");
    if (isDownload(headers) && device !== "crawler") countDownload(c.req.path);
  };
}

const isDownload = (headers: Headers) =>
  headers.get("Content-Type") === "application/pdf" ||
  headers.get("Content-Disposition")?.startsWith("attachment") === true;
