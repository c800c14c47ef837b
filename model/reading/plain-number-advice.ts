const dressedNumber = /^((?:[A-Z]{3}|ksh)?\.?)\s*(\d[\d, ]*(?:\.\d+)?)\s*(%?)$/i;

/** Advice on writing an amount such as "KES 7,000,000" or "13 %" in YAML; undefined for a text that is no number. */
export function plainNumberAdvice(text: string): string | undefined {
  const [, currency, number, percent] = dressedNumber.exec(text) ?? [];
  if (number === undefined) return undefined;
  const needless = [
    currency && "the currency",
    number.includes(",") && "commas",
    number.trim().includes(" ") && "spaces",
    percent && "the percent sign",
  ].filter(Boolean);
  const plain = number.replaceAll(/[, ]/g, "");
  return `write ${plain}, without ${needless.join(" and ") || "quotation marks"}`;
}
