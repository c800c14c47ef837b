import type { KnownDate } from "./known-date.ts";

const dayAndMonth = new Intl.DateTimeFormat("en-KE", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const monthAlone = new Intl.DateTimeFormat("en-KE", { month: "long", timeZone: "UTC" });

/** The year of a historic event, and its day or month if known: `18 November`, `October`, or nothing. */
export function partsOfDay(on: KnownDate): { year: string; within?: string } {
  const [year = on, month, day] = on.split("-");
  if (month === undefined) return { year };
  const format = day === undefined ? monthAlone : dayAndMonth;
  return { year, within: format.format(new Date(on)) };
}
