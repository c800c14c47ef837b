import type { Colourway } from "./palettes.ts";
import type { Random } from "../../../test/support/seeded-random.ts";

/** A stripe of the warp; without a colour the ground shows. */
export type Stripe = {
  width: number;
  colour?: string | undefined;
  /** A figure along the middle, in a thread of its own. */
  woven?: { figure: Figure; thread: string };
};

export type Figure = (typeof figures)[number];
const figures = ["ladder", "lozenges", "twist"] as const;

/** One repeat of the warp; each group of stripes is symmetrical. */
export function arrangeWarp(colours: Colourway, random: Random): Stripe[] {
  const group = (pairs: number) => stripePairs(pairs, colours, random);
  const mirrored = (half: Stripe[]) => aboutWovenStripe(half, colours, random);
  const [, second] = colours.threads;
  const field = { width: random.pick([90, 120]), colour: second };
  const ground = { width: random.pick([40, 64, 90]) };

  switch (random.pick(["fields", "fields", "close", "broad"])) {
    case "close":
      return [...mirrored(group(5)), { width: 18 }, ...mirrored(group(4))];
    case "broad":
      return [
        { ...field, width: 190 },
        ...mirrored(group(1)),
        { width: 130 },
        ...group(2),
        ...group(2).toReversed(),
      ];
    case "fields":
      return [field, ...mirrored(group(4)), ground, ...mirrored(group(3))];
  }
}

/** Background and stripe alternate. */
function stripePairs(pairs: number, { threads }: Colourway, random: Random): Stripe[] {
  const [first, ...others] = random.shuffle(threads);
  return Array.from({ length: pairs }, (_, index) => [
    { width: random.pick([4, 6, 10]) },
    { width: random.pick([4, 6, 8, 14, 20]), colour: others[index - 1] ?? first },
  ]).flat();
}

function aboutWovenStripe(
  half: readonly Stripe[],
  { threads, shade }: Colourway,
  random: Random,
): Stripe[] {
  const [, second, accent, light] = threads;
  const figure = random.pick(figures);
  const [colour, thread] = random.pick([
    [shade, accent],
    [accent, shade],
    [light, second],
    [second, light],
  ]);
  const middle = { width: random.pick([22, 28, 34]), colour, woven: { figure, thread } };
  return [...half, { width: 5 }, middle, { width: 5 }, ...half.toReversed()];
}
