/** The periods that a listed company in Kenya reports on; each is counted from 1 January. */
const periods = {
  "first-quarter": { name: "First quarter", lastDay: "03-31" },
  "half-year": { name: "Half year", lastDay: "06-30" },
  "nine-months": { name: "Nine months", lastDay: "09-30" },
  "full-year": { name: "Full year", lastDay: "12-31" },
};
type PeriodKind = keyof typeof periods;
// The cast: Object.keys loses the type of the keys.
export const periodKinds = Object.keys(periods) as PeriodKind[];

export type ReportingPeriod = { year: number; kind: PeriodKind };

/** The last day of a period, `YYYY-MM-DD`. */
export function periodEnd({ year, kind }: ReportingPeriod): string {
  return `${year}-${periods[kind].lastDay}`;
}

/** A period as people call it: `Half year 2025`. */
export function periodName({ year, kind }: ReportingPeriod): string {
  return `${periods[kind].name} ${year}`;
}

/** The measures of a period: sums in KES millions, and KES a share. */
export const measures = [
  "netProfit",
  "beforeTax",
  "perShare",
  "loans",
  "deposits",
  "assets",
] as const;
export type Measure = (typeof measures)[number];
