import { paths } from "./paths.ts";

/** The languages of the site; an address without one is in the first. */
export type Language = "en" | "sw";

/** As `lang` names them (BCP 47). */
export const languageTags = { en: "en-KE", sw: "sw" } as const satisfies Record<Language, string>;

/** As their own speakers call them. */
export const languageNames = {
  en: "English",
  sw: "Kiswahili",
} as const satisfies Record<Language, string>;

const kiswahiliPrefix = "/sw";

/** The key journeys: what is in Kiswahili has the same address with `/sw` before it. */
const kiswahiliPages: ReadonlySet<string> = new Set([
  paths.groupHome(),
  paths.bankHome(),
  paths.contactUs(),
  `${paths.contactUs()}/sent`,
  paths.family("borrow"),
  paths.ratesAndFees(),
  paths.calculators(),
  paths.mortgageCalculator(),
  paths.motorCalculator(),
  paths.waysToBank(),
  paths.fraudCentre(),
]);

/** Those of them that have a part of their own in the address. */
const kiswahiliPatterns: readonly RegExp[] = [
  /^\/ways-to-bank\/(location|branch)\/[^/]+$/,
  /^\/careers\/[^/]+\/apply(\/sent)?$/,
  /^\/careers\/apply\/words$/,
];

/** Whether an address, without its language, has a page in Kiswahili. */
export function hasKiswahili(address: string): boolean {
  const { path } = split(address);
  return kiswahiliPages.has(path) || kiswahiliPatterns.some((pattern) => pattern.test(path));
}

/** The address of a page in a language; in English where it has no other. */
export function inLanguage(address: string, language: Language): string {
  if (language === "en" || !hasKiswahili(address)) return address;
  const { path, rest } = split(address);
  return kiswahiliPrefix + (path === "/" ? "" : path) + rest;
}

/** Addresses, each followed by its Kiswahili one where there is one. */
export function inBothLanguages(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) =>
    hasKiswahili(address) ? [address, inLanguage(address, "sw")] : [address],
  );
}

/** The language that an address asks for, and the address without it: `/sw/hfc` is `/hfc` in Kiswahili. */
export function languageOf(address: string): { language: Language; address: string } {
  const { path, rest } = split(address);
  if (path !== kiswahiliPrefix && !path.startsWith(`${kiswahiliPrefix}/`))
    return { language: "en", address };
  // Slashes at the start are one: a second would make the rest of the address a host.
  const own = path.slice(kiswahiliPrefix.length).replace(/^\/*/, "/");
  return { language: "sw", address: own + rest };
}

/** The language that a header `Accept-Language` begins with; English unless it is Kiswahili. */
export function languageAsked(accepted: string | undefined): Language {
  return /^sw\b/i.test(accepted ?? "") ? "sw" : "en";
}

function split(address: string) {
  const end = address.search(/[?#]/);
  if (end === -1) return { path: address, rest: "" };
  return { path: address.slice(0, end), rest: address.slice(end) };
}
