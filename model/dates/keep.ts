import type { Times } from "#domain/time/live.ts";
import { isTimed } from "./file-dates.ts";

/**
 * A value without those of its parts, in lists at any depth, whose times do not pass. What loses nothing is the same
 * object as before.
 */
export function keepPublished<T>(value: T, passes: (times: Times) => boolean): T {
  // The casts: the remaining value has the same shape, and a list of timed entries is never a tuple.
  if (Array.isArray(value)) {
    const kept = value
      .filter((each) => !isTimed(each) || passes(each))
      .map((each) => keepPublished(each, passes));
    const isWhole = kept.length === value.length && kept.every((each, i) => each === value[i]);
    return isWhole ? value : (kept as T);
  }
  if (typeof value !== "object" || value === null || !isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    keepPublished(each, passes),
    each,
  ]);
  if (entries.every(([, kept, each]) => kept === each)) return value;
  return Object.fromEntries(entries) as T;
}

function isPlain(value: object) {
  return Object.getPrototypeOf(value) === Object.prototype;
}
