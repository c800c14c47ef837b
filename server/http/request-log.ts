import type { RequestListener } from "node:http";
import { loggedPath } from "./logged-path.ts";
import { giveId } from "./request-id.ts";

/**
 * Gives each request an id, and logs its outcome. Wraps everything, including the page cache. The code that writes the
 * answer adds the id to it: a header set here would make Node write cached pages the slow way. Without `writeLine`
 * nothing is logged.
 */
export function logRequests(
  writeLine: ((line: string) => void) | undefined,
  next: RequestListener,
  onAnswered: (method: string, status: number, ms: number) => void = () => undefined,
): RequestListener {
  const isoTime = isoTimes();
  return (request, response) => {
    const startedAt = performance.now();
    const id = giveId(request);
    response.once("close", () => {
      const { method = "", url = "/" } = request;
      const { statusCode: status } = response;
      const ms = performance.now() - startedAt;
      onAnswered(method, status, ms);
      if (!writeLine) return;
      const isTyped = isUnknown(status) || !response.headersSent;
      const path = JSON.stringify(loggedPath(url, isTyped));
      const cut = response.writableFinished ? "" : ',"cut":true';
      // One string, as the log would write an object: an object for each request costs more than the rest of the line.
      writeLine(
        `{"level":30,"time":"${isoTime(Date.now())}","id":"${id}","method":"${method}","path":${path},"status":${status},"ms":${Math.round(ms * 10) / 10}${cut}}\n`,
      );
    });
    next(request, response);
  };
}

/** True if the answer may mean an unknown URL, which may contain anything a visitor typed. */
const isUnknown = (status: number) => status >= 300 && status !== 304;

/** Cached, because many requests end in the same millisecond. */
function isoTimes() {
  let last = 0;
  let text = "";
  return (time: number) => {
    if (time !== last) text = new Date(time).toISOString();
    last = time;
    return text;
  };
}
