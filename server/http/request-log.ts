import type { RequestListener } from "node:http";
import type { Log } from "../log.ts";
import { giveId } from "./request-id.ts";

/**
 * Gives every request an id, which the log names, and logs how it ended. It stands around everything, the page cache
 * too. The answer carries the id as well, but whoever writes it adds it: a header set here would make Node write
 * every cached page the slow way.
 */
export function logRequests(
  log: Log,
  next: RequestListener,
  onAnswered: (method: string, status: number, ms: number) => void = () => undefined,
): RequestListener {
  return (request, response) => {
    const startedAt = performance.now();
    const id = giveId(request);
    response.once("close", () => {
      const { method = "", url = "/" } = request;
      const ms = performance.now() - startedAt;
      onAnswered(method, response.statusCode, ms);
      log.info({
        id,
        method,
        path: loggedPath(url),
        status: response.statusCode,
        ms: Math.round(ms * 10) / 10,
        ...(!response.writableFinished && { cut: true }),
      });
    });
    next(request, response);
  };
}

/** A search, however it is written: pages mind no capitals, and slashes too many are taken away only after the log. */
const searched = /^(?:https?:\/\/[^/]*)?(\/+sw)?\/+search\/.*/i;

/** The address without what a visitor typed: no query, and no search term. */
export function loggedPath(url: string): string {
  const [path = "/"] = url.split("?", 1);
  return path.replace(searched, "$1/search/(term)");
}
