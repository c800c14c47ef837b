/** Kenya keeps UTC+3 all year. */
const offsetMs = 3 * 60 * 60 * 1000;
export const dayMs = 24 * 60 * 60 * 1000;

/** The calendar day in Nairobi, `YYYY-MM-DD`, at a moment in milliseconds since 1970. */
export function nairobiDay(moment: number): string {
  return new Date(moment + offsetMs).toISOString().slice(0, 10);
}

/**
 * The first millisecond of a day (`YYYY-MM-DD`) in Nairobi, since 1970. NaN for any other text, but not for a 30th of
 * February, which counts as the 2nd of March.
 */
export function startOfNairobiDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - offsetMs;
}

/** Noon of a day in Nairobi, so that readers in other time zones see the same day. */
export function noonOfNairobiDay(day: string): number {
  return startOfNairobiDay(day) + dayMs / 2;
}

/** The first millisecond after such a day. */
export function endOfNairobiDay(day: string): number {
  return startOfNairobiDay(day) + dayMs;
}
