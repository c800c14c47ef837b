import { fillText } from "#domain/texts/fill-text.ts";
import type { Language } from "#domain/texts/language.ts";
import type { OpeningHours } from "#domain/time/opening-hours.ts";
import { formatTime } from "#domain/time/time-of-day.ts";
import type { WaysToBank } from "#model/branches/ways-to-bank-schema.ts";

type Spoken = { texts: Pick<WaysToBank, "hoursLines">; language: Language };

/** One line each for weekdays, Saturday and Sunday; none for days on which the branch is closed. */
export function hoursLines(hours: OpeningHours, { texts, language }: Spoken): string[] {
  return (["weekdays", "saturday", "sunday"] as const).flatMap((days) => {
    const times = hours[days];
    return times
      ? [
          fillText(texts.hoursLines[days], {
            open: formatTime(times.open, language),
            close: formatTime(times.close, language),
          }),
        ]
      : [];
  });
}
