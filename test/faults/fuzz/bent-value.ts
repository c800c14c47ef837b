import type { Random } from "#test/support/seeded-random.ts";
import { probes } from "./echo.ts";

const oddValues = ["%", "%zz", "%00", "%ff%fe", "%c0%af", "%0d%0a", "..%2f", "+", "1e999", "-1"];

/** A value of a field: text that breaks out of markup, text that is hard to parse, or a number. */
export function bentValue(random: Random, token: string): string {
  const kind = random.next();
  if (kind < 0.6) return random.pick(probes)(token);
  if (kind < 0.75) return oneOf(random, oddValues);
  if (kind < 0.8) return `${token}${"x".repeat(Math.floor(random.between(100, 9000)))}`;
  if (kind < 0.9) return String(Math.floor(random.between(-1e6, 1e12)));
  return random.pick(["", "\0", "\u202e", "😀".repeat(50), "\ud800", "NaN", "2026-13-45", "true"]);
}

/** A random element of a list that is not empty. */
export function oneOf<T>(random: Random, [first, ...rest]: readonly T[]): T {
  if (first === undefined) throw new Error("There is nothing to choose from");
  return random.pick([first, ...rest]);
}
