import { kiswahiliPath } from "#app/pages/kiswahili-path.ts";
import { type Language, splitAddress, withLanguage } from "#domain/texts/language.ts";

/** True if a path, without its language, has a page in Kiswahili. */
export function hasKiswahili(address: string): boolean {
  return kiswahiliPath.test(splitAddress(address).path);
}

/** The address of a page in a language; in English where it has no other. */
export function inLanguage(address: string, language: Language): string {
  return hasKiswahili(address) ? withLanguage(address, language) : address;
}

/** The nearest page above a path, or the page itself, that is in Kiswahili too; without one, `home`. */
export function nearestInKiswahili(path: string, home: string): string {
  const above = path.slice(0, path.lastIndexOf("/"));
  if (hasKiswahili(path)) return path;
  return above === "" ? home : nearestInKiswahili(above, home);
}

/** Addresses, each followed by its Kiswahili one where there is one. */
export function inBothLanguages(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) =>
    hasKiswahili(address) ? [address, withLanguage(address, "sw")] : [address],
  );
}
