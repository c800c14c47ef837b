import type { Content } from "#model/content.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";

export type PaperTexts = { estimate: string; figures: string; again: string };

/** The words above a calculation on paper. */
export function paperTexts({ messages, ratesAndFees, language }: Content): PaperTexts {
  const { estimate, figures, again } = messages.paper;
  const day = formatDay(ratesAndFees.checkedOn, language);
  return { estimate, figures: fillText(figures, { day }), again };
}
