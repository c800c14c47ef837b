import { randomInt } from "node:crypto";

const all = 2 ** 24;
/** Begins anywhere, so that processes side by side have none in common. */
let last = randomInt(all);

/** An IP address that no other visitor of a test has: limits count by address. */
export function newVisitorAddress(): string {
  last = (last + 1) % all;
  return `10.${last >> 16}.${(last >> 8) & 255}.${last & 255}`;
}
