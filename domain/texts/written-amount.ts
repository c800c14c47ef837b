const sizes: ReadonlyMap<string | undefined, number> = new Map([
  [undefined, 1],
  ["million", 1e6],
  ["billion", 1e9],
]);
const written = /^(?:KES )?(−?)(\d[\d,]*(?:\.\d+)?)(?: (million|billion))?$/;

/** The number that an amount stands for as articles write it, with a true minus: `KES −1.71 billion`. */
export function writtenAmount(text: string): number | undefined {
  const parts = written.exec(text);
  if (!parts) return undefined;
  const [, minus, digits = "", unit] = parts;
  const cents = Number(digits.replaceAll(",", "")) * (sizes.get(unit) ?? 1) * 100;
  const amount = Math.round(cents) / 100;
  return minus ? -amount : amount;
}
