const separators = /[\s\-().]/g;

/**
 * A Kenyan mobile number as it is sent (S1 section 5): 254, then nine digits that begin with 7 or 1; `undefined` for
 * any other. Takes it as people type it: 0712 345 678, 712345678, +254 712 345 678.
 */
export function parseKenyanMobile(text: string): string | undefined {
  const digits = text.replace(separators, "").replace(/^\+/, "");
  const match = /^(?:254|0)?([71]\d{8})$/.exec(digits);
  return match ? `254${match[1]}` : undefined;
}

/** The same for the contact page, which asks for the whole number: 12 digits, format 2547XXXXXXXX (S1 section 5). */
export function parseFullKenyanMobile(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, "").replace(/^\+/, "");
  return /^254[71]\d{8}$/.test(digits) ? digits : undefined;
}
