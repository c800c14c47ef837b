import type { ClosingWords } from "#model/careers/schema.ts";
import { fillWords } from "#domain/pages/fill-words.ts";
import type { Language } from "#domain/pages/language.ts";
import { daysUntil, formatDay } from "#domain/time/days.ts";

/** When a job that is still open closes: "Closes 12 December 2026 (in 21 days)". */
export function closingOf(
  deadline: string,
  now: number,
  words: ClosingWords,
  language: Language = "en",
): string {
  const days = daysUntil(deadline, now);
  const chosen = days < 1 ? words.today : days === 1 ? words.tomorrow : words.later;
  return fillWords(chosen, { date: formatDay(deadline, language), days });
}
