import { dayMs, nairobiDay } from "#domain/time/nairobi-time.ts";
import type { Config } from "../base/config.ts";

const keptDeliveredDays = 30;
/** Long enough for the bank to read them; the privacy page says "three months". */
const keptTermsDays = 90;

type Periods = Pick<Config, "RETENTION_APPLICATION_DAYS" | "RETENTION_ENQUIRY_DAYS">;

/** The moments before which records are deleted. */
export type Moments = ReturnType<typeof momentsOf>;

export function momentsOf(now: number, config: Periods) {
  const before = (days: number) => now - days * dayMs;
  return {
    now,
    applications: before(config.RETENTION_APPLICATION_DAYS),
    /** Enquiries and requests about data. */
    enquiries: before(config.RETENTION_ENQUIRY_DAYS),
    delivered: before(keptDeliveredDays),
    unfoundTermsDay: nairobiDay(before(keptTermsDays)),
  };
}
