/** The languages of the site; an address without a language prefix is in the first. */
export const languages = ["en", "sw"] as const;
export type Language = (typeof languages)[number];

/** One value per language, such as a service whose responses have texts. */
export type InEachLanguage<T> = Readonly<Record<Language, T>>;

export const inEachLanguage = <T>(make: (language: Language) => T): InEachLanguage<T> => ({
  en: make("en"),
  sw: make("sw"),
});

/** The values of the `lang` attribute (BCP 47). */
export const languageTags = { en: "en-KE", sw: "sw" } as const satisfies Record<Language, string>;

/** The languages' names in their own language. */
export const languageNames = {
  en: "English",
  sw: "Kiswahili",
} as const satisfies Record<Language, string>;

const kiswahiliPrefix = "/sw";

/** The address of a page in a language, where there is one. */
export function withLanguage(address: string, language: Language): string {
  if (language === "en") return address;
  const { path, rest } = splitAddress(address);
  return kiswahiliPrefix + (path === "/" ? "" : path) + rest;
}

/** The language that an address asks for, and the address without it: `/sw/hfc` is `/hfc` in Kiswahili. */
export function languageOf(address: string): { language: Language; address: string } {
  const { path, rest } = splitAddress(address);
  if (path !== kiswahiliPrefix && !path.startsWith(`${kiswahiliPrefix}/`))
    return { language: "en", address };
  // Slashes at the start become one: after two, a browser reads the rest of the URL as a host.
  const own = path.slice(kiswahiliPrefix.length).replace(/^\/*/, "/");
  return { language: "sw", address: own + rest };
}

/** True where an address leads from a page in another language to one in English. */
export const leadsToEnglish = (from: Language, address: string): boolean =>
  from !== "en" && languageOf(address).language === "en";

/** The language that a header `Accept-Language` begins with; English unless it is Kiswahili. */
export function languageAsked(accepted: string | undefined): Language {
  return /^sw\b/i.test(accepted ?? "") ? "sw" : "en";
}

/** A path, and its query or fragment. */
export function splitAddress(address: string): { path: string; rest: string } {
  const end = address.search(/[?#]/);
  if (end === -1) return { path: address, rest: "" };
  return { path: address.slice(0, end), rest: address.slice(end) };
}
