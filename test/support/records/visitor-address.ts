import { randomInt } from "node:crypto";

const all = 2 ** 24;
/** Starts at a random number, so that parallel processes use different ones. */
let last = randomInt(all);

/** An IP address that no other visitor of a test has, as the trusted proxy names it: limits count by address. */
export function visitorHeaders(): Record<string, string> {
  last = (last + 1) % all;
  return { "X-Forwarded-For": `10.${last >> 16}.${(last >> 8) & 255}.${last & 255}` };
}
