import type { Times } from "#domain/time/live.ts";
import type { Confirmation } from "./confirmations.ts";
import type { Review } from "./clock.ts";

/**
 * The dates of a file: its owner, its next review, the times of it and its parts, and how long its sources are valid.
 */
export type FileDates = Review & {
  file: string;
  times: readonly Times[];
  confirmations: readonly Confirmation[];
};

/** The times of a value and of all that it contains. */
export function timesIn(value: unknown): Times[] {
  if (!isParent(value)) return [];
  const inner = Object.values(value).flatMap(timesIn);
  return isTimed(value) ? [timesOf(value), ...inner] : inner;
}

/** True if a record is shown from or until a given time. */
export function isTimed(value: unknown): value is Times {
  return (
    isParent(value) && ["publishAt", "expireAt"].some((name) => typeof value[name] === "number")
  );
}

const timesOf = ({ publishAt, expireAt }: Times): Times => ({ publishAt, expireAt });

function isParent(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
