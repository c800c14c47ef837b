import type { Language } from "#domain/pages/language.ts";

export const termUnits = ["working day", "day", "week", "month", "year"] as const;
export type TermUnit = (typeof termUnits)[number];
export type Term = { length: number; unit: TermUnit };

/** A noun of Kiswahili, of one and of several; its number comes after it. */
const kiswahiliUnits: Readonly<Record<TermUnit, readonly [one: string, several: string]>> = {
  "working day": ["siku", "siku"],
  day: ["siku", "siku"],
  week: ["wiki", "wiki"],
  month: ["mwezi", "miezi"],
  year: ["mwaka", "miaka"],
};

/**
 * A length of time with its noun: `1 month`, `12.5 years`, `miezi 6`. Its space does not break. `lengths` stands in for
 * the length where that is the end of a range.
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
