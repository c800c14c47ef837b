import { formatTerm } from "#domain/time/term.ts";
import type { ClosingTexts } from "#model/careers/schema.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { Language } from "#domain/texts/language.ts";
import { daysUntil, formatDay } from "#domain/time/days.ts";

/** The closing date of an open job: "Closes 12 December 2026 (in 21 days)". */
export function closingOf(
  deadline: string,
  now: number,
  texts: ClosingTexts,
  language: Language = "en",
): string {
  const days = daysUntil(deadline, now);
  const chosen = days < 1 ? texts.today : days === 1 ? texts.tomorrow : texts.later;
  return fillText(chosen, {
    date: formatDay(deadline, language),
    days: formatTerm({ length: days, unit: "day" }, language),
  });
}
