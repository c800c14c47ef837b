import { isStorageFailure } from "../db/failure.ts";
import type { Log } from "../base/log.ts";

/** Logs why a page cannot be shown, and returns the status to answer with. */
export function reportPageFailure(log: Log, error: unknown, request: Request): 500 | 503 {
  const id = request.headers.get("X-Request-Id") ?? undefined;
  if (!isStorageFailure(error)) {
    log.error({ id, err: error });
    return 500;
  }
  const reason = error instanceof Error ? error.message : "";
  log.warn({ id, reason }, "Storage does not answer");
  return 503;
}
