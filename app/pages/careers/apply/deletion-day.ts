import { dayMs } from "#domain/time/nairobi-time.ts";

/** The day on which what came on a day (`YYYY-MM-DD`) has been kept for so many days. */
export function deletionDay(day: string, keptDays: number): string {
  return new Date(Date.parse(day) + keptDays * dayMs).toISOString().slice(0, 10);
}
