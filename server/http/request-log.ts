import type { RequestListener } from "node:http";
import type { Log } from "../log.ts";
import { loggedPath } from "./logged-path.ts";
import { giveId } from "./request-id.ts";

/**
 * Gives every request an id, which the log names, and logs how it ended. It stands around everything, the page cache
 * too. The answer carries the id as well, but the code that writes the answer adds it: a header set here would make Node write
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
        path: loggedPath(url, isUnknown(response.statusCode)),
        status: response.statusCode,
        ms: Math.round(ms * 10) / 10,
        ...(!response.writableFinished && { cut: true }),
      });
    });
    next(request, response);
  };
}

/** Whether an answer says that the site has no such address: it may hold anything a visitor typed. */
function isUnknown(status: number) {
  return status >= 300 && status !== 304 && status < 500;
}
