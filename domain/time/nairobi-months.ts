import { nairobiDay, startOfNairobiDay } from "./nairobi-time.ts";

export type Month = {
  /** `2026-11`. */
  name: string;
  /** The first millisecond, since 1970. */
  from: number;
  /** The first millisecond of the next month. */
  until: number;
};

/** The last months in Nairobi, starting with the current one. */
export function lastNairobiMonths(moment: number, count: number): Month[] {
  const [year = 0, month = 0] = nairobiDay(moment).split("-").map(Number);
  const firstDay = (back: number) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, back) => ({
    name: firstDay(back).slice(0, 7),
    from: startOfNairobiDay(firstDay(back)),
    until: startOfNairobiDay(firstDay(back - 1)),
  }));
}
