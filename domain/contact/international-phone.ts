import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { dialled, parseKenyanMobile } from "./phone.ts";

/**
 * FRM-15: a number of any country as it is kept, digits with the code of the country: 447911123456. Without such a code
 * it is a Kenyan number. A file of its own, because the library knows all countries: browsers fetch it with the forms
 * that need it.
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
