import type { Colourway } from "./palettes.ts";
import type { Random } from "./seeded-random.ts";

export type Stripe = { at: number; width: number; colour: string };

/** The stripes of one repeat, the same in warp and weft. */
type Sett = { size: number; stripes: readonly Stripe[] };
type Threads = Colourway["threads"];

export const setts = [windowpane, check, bands] as const;

/** Broad open squares, ruled with thin double lines. */
function windowpane([lead, second, accent, light]: Threads, random: Random): Sett {
  const size = random.pick([150, 180, 210]);
  const broad = random.pick([44, 60]);
  const start = size / 2 - broad / 2;
  return {
    size,
    stripes: [
      { at: start, width: broad, colour: lead },
      { at: start + 8, width: 5, colour: accent },
      { at: start + broad - 13, width: 5, colour: accent },
      { at: size / 2 - 3, width: 6, colour: light },
      { at: 6, width: 10, colour: second },
      { at: size - 16, width: 10, colour: second },
    ],
  };
}

/** Even checks, with one fine line through each. */
function check([lead, second, accent, light]: Threads, random: Random): Sett {
  const size = random.pick([120, 140, 160]);
  const half = size / 2;
  return {
    size,
    stripes: [
      { at: 0, width: half, colour: lead },
      { at: half / 2 - 2, width: 4, colour: random.pick([accent, light]) },
      { at: half + half / 2 - 10, width: 20, colour: second },
      { at: half + half / 2 - 2, width: 4, colour: accent },
    ],
  };
}

/** Groups of stripes that thin out to either side. */
function bands([lead, second, accent, light]: Threads, random: Random): Sett {
  const size = random.pick([220, 260]);
  const middle = size / 2;
  const pair = (from: number, width: number, colour: string) => [
    { at: middle - from - width, width, colour },
    { at: middle + from, width, colour },
  ];
  return {
    size,
    stripes: [
      { at: middle - 16, width: 32, colour: lead },
      { at: middle - 2, width: 4, colour: light },
      ...pair(24, 14, second),
      ...pair(44, 8, lead),
      ...pair(58, 4, accent),
      ...pair(80, 12, random.pick([second, lead])),
    ],
  };
}
