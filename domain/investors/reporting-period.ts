/** The periods that a listed company in Kenya reports on; each is counted from 1 January. */
export const periodKinds = ["first-quarter", "half-year", "nine-months", "full-year"] as const;
type PeriodKind = (typeof periodKinds)[number];

export type ReportingPeriod = { year: number; kind: PeriodKind };

const lastDays: Readonly<Record<PeriodKind, string>> = {
  "first-quarter": "03-31",
  "half-year": "06-30",
  "nine-months": "09-30",
  "full-year": "12-31",
};

const names: Readonly<Record<PeriodKind, string>> = {
  "first-quarter": "First quarter",
  "half-year": "Half year",
  "nine-months": "Nine months",
  "full-year": "Full year",
};

/** The last day of a period, `YYYY-MM-DD`. */
export function periodEnd({ year, kind }: ReportingPeriod): string {
  return `${year}-${lastDays[kind]}`;
}

/** A period as people call it: `Half year 2025`. */
export function periodName({ year, kind }: ReportingPeriod): string {
  return `${names[kind]} ${year}`;
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
