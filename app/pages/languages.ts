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

/** Addresses, each followed by its Kiswahili one where there is one. */
export function inBothLanguages(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) =>
    hasKiswahili(address) ? [address, withLanguage(address, "sw")] : [address],
  );
}
