import type { Language } from "#domain/pages/language.ts";

export const termUnits = ["working day", "day", "week", "month", "year"] as const;
export type TermUnit = (typeof termUnits)[number];
export type Term = { length: number; unit: TermUnit };

type Limit = "up to" | "from" | "about" | "under" | "over";

/** The words of a figure in one language. Spaces beside a number do not break. */
type FigureTexts = {
  none: string;
  /** Between the two ends of a range. */
  to: string;
  limits: Readonly<Record<Limit, string>>;
  /** The whole of a share; an editor of Kiswahili writes the connecting word, which follows the noun's class. */
  of: (whole: string) => string;
  /** `lengths` is a number or a range of numbers, up to the length of the term. */
  term: (lengths: string, term: Term) => string;
  ages: (years: string) => string;
  count: (count: number, noun: string) => string;
  list: Intl.ListFormat;
};

/** A noun of Kiswahili, of one and of several; its number comes after it. */
const kiswahiliUnits: Readonly<Record<TermUnit, readonly [one: string, several: string]>> = {
  "working day": ["siku", "siku"],
  day: ["siku", "siku"],
  week: ["wiki", "wiki"],
  month: ["mwezi", "miezi"],
  year: ["mwaka", "miaka"],
};

export const figureTexts: Readonly<Record<Language, FigureTexts>> = {
  en: {
    none: "none",
    to: "to",
    limits: { "up to": "up to", from: "from", about: "about", under: "under", over: "over" },
    of: (whole) => `of ${whole}`,
    term: (lengths, { length, unit }) => `${lengths}\u00a0${unit}${length === 1 ? "" : "s"}`,
    ages: (years) => `${years} years`,
    count: (count, noun) => `${count} ${noun}`,
    list: new Intl.ListFormat("en-GB", { type: "conjunction" }),
  },
  sw: {
    none: "hakuna",
    to: "hadi",
    limits: {
      "up to": "hadi",
      from: "kuanzia",
      about: "takriban",
      under: "chini ya",
      over: "zaidi ya",
    },
    of: (whole) => whole,
    term: (lengths, { length, unit }) => {
      const [one, several] = kiswahiliUnits[unit];
      const noun = `${length === 1 ? one : several}\u00a0${lengths}`;
      return unit === "working day" ? `${noun} za kazi` : noun;
    },
    ages: (years) => `miaka ${years}`,
    count: (count, noun) => `${noun} ${count}`,
    list: new Intl.ListFormat("sw", { type: "conjunction" }),
  },
};
