/** A fault with its start and, once it is over, its end (ISO 8601, with the offset). */
export type IncidentTimes = { startedAt: string; endedAt?: string | undefined };

/** True if it is under way at a moment in milliseconds since 1970; a planned one has not begun. */
export function isOpenAt({ startedAt, endedAt }: IncidentTimes, now: number): boolean {
  return Date.parse(startedAt) <= now && (endedAt === undefined || now < Date.parse(endedAt));
}
