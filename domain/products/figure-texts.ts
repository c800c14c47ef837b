import type { Language } from "#domain/texts/language.ts";

type Limit = "up to" | "from" | "about" | "under" | "over";

/** The words of a figure in one language. Spaces beside a number do not break. */
type FigureTexts = {
  none: string;
  /** Between the two ends of a range. */
  to: string;
  limits: Readonly<Record<Limit, string>>;
  /** The base of a percentage; in Kiswahili the editor writes the connecting word, which depends on the noun's class. */
  of: (whole: string) => string;
  count: (count: number, noun: string) => string;
  list: Intl.ListFormat;
};

export const figureTexts: Readonly<Record<Language, FigureTexts>> = {
  en: {
    none: "none",
    to: "to",
    limits: { "up to": "up to", from: "from", about: "about", under: "under", over: "over" },
    of: (whole) => `of ${whole}`,
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
    count: (count, noun) => `${noun} ${count}`,
    list: new Intl.ListFormat("sw", { type: "conjunction" }),
  },
};
