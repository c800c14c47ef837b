import { startOfNairobiDay } from "./nairobi-time.ts";

/**
 * When something is shown, in milliseconds since 1970: from `publishAt` until just before `expireAt`. Without the first
 * it was always shown, without the second it stays.
 */
export type Times = { publishAt?: number | undefined; expireAt?: number | undefined };

export type Stage = "coming" | "live" | "over";

/** The stage at a moment in milliseconds since 1970. */
export function stageAt({ publishAt, expireAt }: Times, now: number): Stage {
  if (expireAt !== undefined && now >= expireAt) return "over";
  return publishAt !== undefined && now < publishAt ? "coming" : "live";
}

/** The next moment at which anything is published or expires; Infinity if nothing does. */
export function nextChange(all: readonly Times[], now: number): number {
  const moments = all.flatMap(({ publishAt = now, expireAt = now }) => [publishAt, expireAt]);
  return Math.min(...moments.filter((moment) => moment > now), Infinity);
}

/**
 * The moment, in milliseconds since 1970, that a text means: a time with its offset (`2026-12-01T08:00:00+03:00`), or
 * a day (`2026-12-01`), which begins at midnight in Nairobi. NaN for any other text.
 */
export function momentOf(text: string): number {
  return text.includes("T") ? Date.parse(text) : startOfNairobiDay(text);
}
