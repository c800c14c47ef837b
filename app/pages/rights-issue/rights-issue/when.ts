import type { RightsEvent } from "#model/rights-issue/terms-schema.ts";
import type { RightsIssueRecord } from "#model/rights-issue/schema.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDays } from "#domain/time/days.ts";
import { formatKnownDate } from "#domain/time/known-date.ts";
import { formatTime } from "#domain/time/time-of-day.ts";

/** The date of an event of the offer, with the known precision: "9 December 2024, 5 pm", "December 2024". */
export function whenOf(
  { on, until, time }: RightsEvent,
  texts: Pick<RightsIssueRecord["dates"], "hour">,
): string {
  if (until) return formatDays(on, until);
  const day = formatKnownDate(on);
  return time ? fillText(texts.hour, { day, hour: formatTime(time) }) : day;
}
