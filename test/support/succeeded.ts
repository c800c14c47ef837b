const hasSucceeded = <T extends { ok: boolean }>(result: T): result is T & { ok: true } =>
  result.ok;

/** A result that a test builds on; a failure is thrown with its reason. */
export function succeeded<T extends { ok: boolean }>(result: T): T & { ok: true } {
  if (hasSucceeded(result)) return result;
  throw new Error(JSON.stringify(result));
}
