import type { Colourway } from "./palettes.ts";
import type { Random } from "../../../test/support/seeded-random.ts";

export type Stripe = { at: number; width: number; colour: string };

/** The stripes of one repeat, the same in warp and weft. */
type Sett = { size: number; stripes: readonly Stripe[] };
type Threads = Colourway["threads"];

/** Two colours in even squares: groups of many fine lines are a tartan's. */
export const setts = [squares, ruled] as const;

/** Even squares with a narrow edge. */
function squares([lead, second]: Threads, random: Random): Sett {
  const size = random.pick([88, 104, 120]);
  return {
    size,
    stripes: [
      { at: size / 4, width: size / 2, colour: lead },
      { at: size / 4, width: 5, colour: second },
      { at: (3 * size) / 4 - 5, width: 5, colour: second },
    ],
  };
}

/** Broad squares with one pale line between. */
function ruled([lead, , accent]: Threads, random: Random): Sett {
  const size = random.pick([120, 140]);
  return {
    size,
    stripes: [
      { at: size / 4, width: size / 2, colour: lead },
      { at: -2, width: 4, colour: accent },
      { at: size - 2, width: 4, colour: accent },
    ],
  };
}
