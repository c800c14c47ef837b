import { fillWords } from "#app/lib/fill-words.ts";
import type { WaysToBank } from "#content/schema/ways-to-bank.ts";
import { daysUntil, formatDay } from "#domain/days.ts";
import { nairobiDay } from "#domain/nairobi-time.ts";
import {
  formatTime,
  nairobiTime,
  type OpeningHours,
  type OpeningState,
  weekdayOf,
} from "#domain/opening-hours.ts";

type Words = Pick<WaysToBank, "state" | "branch" | "hoursLines">;

/** Whether it is open, and until or from when: true at any moment before that. */
export function stateWords(state: OpeningState, now: number, words: Words): string {
  if (state.isOpen) return fillWords(words.state.open, { time: clock(state.closes) });
  const opens =
    state.opens === undefined ? words.state.closed : opensWords(state.opens, now, words);
  const { holiday } = state;
  return holiday === undefined ? opens : fillWords(words.state.holiday, { holiday, opens });
}

function opensWords(opens: number, now: number, { state, branch }: Words) {
  const day = nairobiDay(opens);
  const time = clock(opens);
  const days = daysUntil(day, now);
  if (days === 0) return fillWords(state.opensToday, { time });
  if (days === 1) return fillWords(state.opensTomorrow, { time });
  if (days < 7) {
    const weekday = branch.weekdays[weekdayOf(day)];
    return fillWords(state.opensWeekday, { weekday, time });
  }
  return fillWords(state.opensLater, { day: formatDay(day), time });
}

const clock = (moment: number) => formatTime(nairobiTime(moment));

/** The week of a branch in as few lines as it has. */
export function hoursLines(hours: OpeningHours, { hoursLines: words }: Words): string[] {
  return (["weekdays", "saturday", "sunday"] as const).flatMap((days) => {
    const times = hours[days];
    return times
      ? [fillWords(words[days], { open: formatTime(times.open), close: formatTime(times.close) })]
      : [];
  });
}
