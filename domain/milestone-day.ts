const dayAndMonth = new Intl.DateTimeFormat("en-KE", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const monthAlone = new Intl.DateTimeFormat("en-KE", { month: "long", timeZone: "UTC" });

/** A day, a month or a year of history, as far as it is known: `1965-11-18`, `2010-10` or `1992`. */
export const milestoneDay = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

/** Its year, and what is known within it: `18 November`, `October`, or nothing. */
export function partsOfDay(on: string): { year: string; within?: string } {
  const [year = on, month, day] = on.split("-");
  if (month === undefined) return { year };
  const format = day === undefined ? monthAlone : dayAndMonth;
  return { year, within: format.format(new Date(on)) };
}
