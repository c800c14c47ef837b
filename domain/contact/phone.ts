/** As people type a number: longer than the number itself. */
export const longestPhone = 40;

const separators = /[\s\-().]/g;

/**
 * FRM-4: a Kenyan mobile number as it is sent: 254, then nine digits that begin with 7 or 1; `undefined` for any other.
 * Accepts the usual spellings: 0712 345 678, 712345678, +254 712 345 678.
 */
export function parseKenyanMobile(text: string): string | undefined {
  const digits = text.replace(separators, "").replace(/^\+/, "");
  const match = /^(?:254|0)?([71]\d{8})$/.exec(digits);
  return match ? `254${match[1]}` : undefined;
}

/** FRM-3: the whole number, as the API that sends codes takes it: 12 digits, format 2547XXXXXXXX. */
export function parseFullKenyanMobile(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, "").replace(/^\+/, "");
  return /^254[71]\d{8}$/.test(digits) ? digits : undefined;
}
