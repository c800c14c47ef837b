import { dayMs } from "#domain/time/nairobi-time.ts";

/** The day (`YYYY-MM-DD`) on which data received on `day` is deleted, after `keptDays` days. */
export function deletionDay(day: string, keptDays: number): string {
  return new Date(Date.parse(day) + keptDays * dayMs).toISOString().slice(0, 10);
}
