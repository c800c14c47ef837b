import { fillWords } from "#domain/pages/fill-words.ts";
import type { WaysToBank } from "#model/branches/ways-to-bank-schema.ts";
import { daysUntil, formatDay } from "#domain/time/days.ts";
import type { Language } from "#domain/pages/language.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import {
  formatTime,
  nairobiTime,
  type OpeningHours,
  type OpeningState,
  weekdayOf,
} from "#domain/time/opening-hours.ts";

type Words = Pick<WaysToBank, "state" | "branch" | "hoursLines">;

/** The words of a page and their language. */
type Spoken = { words: Words; language: Language };

/** Whether it is open, and until or from when: true at any moment before that. */
export function stateWords(state: OpeningState, now: number, spoken: Spoken): string {
  const { words, language } = spoken;
  if (state.isOpen) return fillWords(words.state.open, { time: clock(state.closes, language) });
  const opens =
    state.opens === undefined ? words.state.closed : opensWords(state.opens, now, spoken);
  const { holiday } = state;
  return holiday === undefined ? opens : fillWords(words.state.holiday, { holiday, opens });
}

function opensWords(opens: number, now: number, { words, language }: Spoken) {
  const { state, branch } = words;
  const day = nairobiDay(opens);
  const time = clock(opens, language);
  const days = daysUntil(day, now);
  if (days === 0) return fillWords(state.opensToday, { time });
  if (days === 1) return fillWords(state.opensTomorrow, { time });
  if (days < 7) {
    const weekday = branch.weekdays[weekdayOf(day)];
    return fillWords(state.opensWeekday, { weekday, time });
  }
  return fillWords(state.opensLater, { day: formatDay(day, language), time });
}

const clock = (moment: number, language: Language) => formatTime(nairobiTime(moment), language);

/** The week of a branch in as few lines as it has. */
export function hoursLines(hours: OpeningHours, { words, language }: Spoken): string[] {
  return (["weekdays", "saturday", "sunday"] as const).flatMap((days) => {
    const times = hours[days];
    return times
      ? [
          fillWords(words.hoursLines[days], {
            open: formatTime(times.open, language),
            close: formatTime(times.close, language),
          }),
        ]
      : [];
  });
}
