import { fillText } from "#domain/texts/fill-text.ts";
import type { WaysToBank } from "#model/branches/ways-to-bank-schema.ts";
import { daysUntil, formatDay } from "#domain/time/days.ts";
import type { Language } from "#domain/texts/language.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { type OpeningState, weekdayOf } from "#domain/time/opening-hours.ts";
import { formatTime, nairobiTime } from "#domain/time/time-of-day.ts";

type ShortText = Pick<WaysToBank, "state" | "branch">;

/** The texts of a page and their language. */
type Spoken = { texts: ShortText; language: Language };

/** "Open until" or "opens at" a time: true until the state next changes or the day ends. */
export function stateText(state: OpeningState, now: number, spoken: Spoken): string {
  const { texts, language } = spoken;
  if (state.isOpen) return fillText(texts.state.open, { time: clock(state.closes, language) });
  const opens =
    state.opens === undefined ? texts.state.closed : opensText(state.opens, now, spoken);
  const { holiday } = state;
  return holiday === undefined ? opens : fillText(texts.state.holiday, { holiday, opens });
}

function opensText(opens: number, now: number, { texts, language }: Spoken) {
  const { state, branch } = texts;
  const day = nairobiDay(opens);
  const time = clock(opens, language);
  const days = daysUntil(day, now);
  if (days === 0) return fillText(state.opensToday, { time });
  if (days === 1) return fillText(state.opensTomorrow, { time });
  if (days < 7) {
    const weekday = branch.weekdays[weekdayOf(day)];
    return fillText(state.opensWeekday, { weekday, time });
  }
  return fillText(state.opensLater, { day: formatDay(day, language), time });
}

const clock = (moment: number, language: Language) => formatTime(nairobiTime(moment), language);
