import type { Times } from "#domain/time/live.ts";
import type { Review } from "./clock.ts";

/** The dates of a file: its owner, its next review, and from when to when it or its parts are shown. */
export type FileDates = Review & { file: string; times: readonly Times[] };

/** The times of a value and of whatever stands in it. */
export function timesIn(value: unknown): Times[] {
  if (!isParent(value)) return [];
  const inner = Object.values(value).flatMap(timesIn);
  return isTimed(value) ? [timesOf(value), ...inner] : inner;
}

/** True if a record comes or goes by the clock. */
export function isTimed(value: unknown): value is Times {
  return (
    isParent(value) && ["publishAt", "expireAt"].some((name) => typeof value[name] === "number")
  );
}

const timesOf = ({ publishAt, expireAt }: Times): Times => ({ publishAt, expireAt });

function isParent(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
