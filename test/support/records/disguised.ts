const inDigits = (typed: string, zero: number) =>
  typed.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/**
 * Other characters that programs and keyboards produce for the same text; contact apps wrap a number in U+202D and
 * U+202C.
 */
const disguises: readonly ((typed: string) => string)[] = [
  (typed) => typed,
  (typed) => `\u202d${typed}\u202c`,
  (typed) => `\u2066${typed}\u2069`,
  (typed) => `\u200e${typed}\u200f`,
  (typed) => Array.from(typed).join("\u200b\u2060\u00ad\ufeff"),
  (typed) => `\u00a0${typed.replaceAll(" ", "\u202f")}\u3000\t`,
  (typed) => typed.replaceAll(" ", "\t"),
  (typed) => typed.replaceAll("-", "\u2011"),
  (typed) => typed.replace("-", "\u2013").replace("-", "\u2212"),
  (typed) => inDigits(typed, 0xff10).replaceAll("-", "\uff0d").replaceAll("(", "\uff08"),
  (typed) => inDigits(typed, 0x660),
  (typed) => inDigits(typed, 0x6f0),
];
/** Each text in all of these ways, once. */
export const disguised = (all: readonly string[]) => [
  ...new Set(all.flatMap((typed) => disguises.map((disguise) => disguise(typed)))),
];
