import type { Language } from "#domain/texts/language.ts";

export const termUnits = ["working day", "day", "week", "month", "year"] as const;
export type TermUnit = (typeof termUnits)[number];
export type Term = { length: number; unit: TermUnit };

/** A Kiswahili noun, singular and plural; its number follows it. */
const kiswahiliUnits: Readonly<Record<TermUnit, readonly [one: string, several: string]>> = {
  "working day": ["siku", "siku"],
  day: ["siku", "siku"],
  week: ["wiki", "wiki"],
  month: ["mwezi", "miezi"],
  year: ["mwaka", "miaka"],
};

/**
 * A duration with its unit: `1 month`, `12.5 years`, `miezi 6`, with a no-break space. `lengths` replaces the number,
 * for a range.
 */
export function formatTerm(
  { length, unit }: Term,
  language: Language = "en",
  lengths = `${length}`,
): string {
  if (language === "en") return `${lengths}\u00a0${unit}${length === 1 ? "" : "s"}`;
  const noun = `${kiswahiliUnits[unit][length === 1 ? 0 : 1]}\u00a0${lengths}`;
  const linking = length === 1 ? "ya" : "za";
  return unit === "working day" ? `${noun} ${linking} kazi` : noun;
}
