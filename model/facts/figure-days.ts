import { lastDay } from "#domain/time/last-day.ts";
import { type EditorsTexts, findInTexts } from "#model/reading/find-in-texts.ts";
import { type FigureDays, type Figures, reference } from "./references.ts";

/** A translation counts with its English file: a page has one day in both languages. */
export function figureDays(texts: EditorsTexts, figures: Figures): FigureDays {
  const days = new Map<string, string>();
  for (const { match, file } of findInTexts(texts, reference)) {
    const [, owner = "", id = ""] = match;
    const english = file.replace(/^sw\//, "");
    const day = lastDay(days.get(english), figures.get(`${owner}.${id}`)?.[0]?.changed);
    if (day !== undefined) days.set(english, day);
  }
  return days;
}
