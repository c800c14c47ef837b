import { dayMs, nairobiDay } from "#domain/time/nairobi-time.ts";
import { type Holidays, isWorkingDay } from "#domain/time/opening-hours.ts";

/** Hours to the acknowledgement and working days to the answer: the Kenya Banking Sector Charter of 2019. */
const acknowledgementHours = 48;
const answerWorkingDays = 7;

/** The moment by which the acknowledgement of a complaint is owed; both in milliseconds since 1970. */
export const acknowledgementDue = (receivedAt: number): number =>
  receivedAt + acknowledgementHours * 60 * 60 * 1000;

/**
 * The last day in Nairobi (`YYYY-MM-DD`) for the answer to a complaint that came at a moment in milliseconds since
 * 1970. Counts Mondays to Fridays that are no holidays, from the day after the complaint came.
 */
export function answerDueDay(receivedAt: number, holidays: Holidays): string {
  let moment = receivedAt;
  for (let counted = 0; counted < answerWorkingDays;) {
    moment += dayMs;
    if (isWorkingDay(nairobiDay(moment), holidays)) counted += 1;
  }
  return nairobiDay(moment);
}
