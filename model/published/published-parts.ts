import type { Times } from "#domain/time/live.ts";
import { isTimed } from "#model/dates/file-dates.ts";

/**
 * A value without the entries of lists, at any depth, that are outside their times. An unchanged value stays the same
 * object.
 */
export function publishedParts<T>(value: T, passes: (times: Times) => boolean): T {
  // The casts: the remaining value has the same shape, and a list of timed entries is never a tuple.
  if (Array.isArray(value)) {
    const kept = value
      .filter((each) => !isTimed(each) || passes(each))
      .map((each) => publishedParts(each, passes));
    const isWhole = kept.length === value.length && kept.every((each, i) => each === value[i]);
    return isWhole ? value : (kept as T);
  }
  if (typeof value !== "object" || value === null || !isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    publishedParts(each, passes),
    each,
  ]);
  if (entries.every(([, kept, each]) => kept === each)) return value;
  return Object.fromEntries(entries) as T;
}

function isPlain(value: object) {
  return Object.getPrototypeOf(value) === Object.prototype;
}
