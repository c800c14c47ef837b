import type { Due } from "./due.store.ts";

const usualRows = 50;
const usualShare = 1 / 3;

/**
 * Thrown if a large share is due at once. Then the clock, a setting or the bucket is probably wrong, because a daily
 * round deletes a small part of each table.
 */
export class UnusualShare extends Error {
  override name = "UnusualShare";
}

/** Throws where more than a third of a kind is due, and more than 50 of it. */
export function refuseUnusual(kinds: Readonly<Record<string, Due>>, now: number): void {
  const unusual = Object.entries(kinds).filter(
    ([, { due, all }]) => due > usualRows && due > all * usualShare,
  );
  if (unusual.length === 0) return;
  const shares = unusual.map(([what, { due, all }]) => `${due} of ${all} ${what}`).join(", ");
  throw new UnusualShare(
    `${shares} would be deleted, by a clock that says ${new Date(now).toISOString()}`,
  );
}
