import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { dialled, parseKenyanMobile } from "./phone.ts";

/**
 * FRM-15: a number of any country as it is stored, digits with the country code: 447911123456. Without a country code
 * it is a Kenyan number. In its own file because the library has the data of all countries, so that browsers fetch it
 * only with the forms that need it.
 */
export function parseInternationalPhone(text: string): string | undefined {
  const kenyan = parseKenyanMobile(text);
  if (kenyan) return kenyan;
  const typed = dialled(text);
  // The library also finds numbers inside of sentences.
  if (!/^\+?\d+$/.test(typed)) return undefined;
  for (const number of [typed, `+${typed}`]) {
    const found = parsePhoneNumberFromString(number, "KE");
    if (found?.isValid()) return found.number.slice(1);
  }
  return undefined;
}
