import { type Band, figures } from "./kiondo-bands.ts";
import type { Random } from "../../../test/support/seeded-random.ts";

/** The stitches of a repeat; half and a quarter of it are whole numbers too. */
export type Period = 12 | 16 | 20 | 24;

/** The bands of a basket from the top down; they repeat after the last. */
export function arrangeBands(period: Period, random: Random): Band[] {
  const arrange = random.pick([arrangeBasket, arrangeBasket, arrangeAllOver]);
  return arrange(period, random);
}

/** A band with a line along each edge. */
export function arrangeOneBand(rows: number, period: Period, random: Random): Band[] {
  const edge = line(1, random.pick([0, 1, 3]));
  return [edge, figureBand(rows - 2, period, random), edge];
}

/** Wide bands between narrow ones, each bordered alike above and below: the rhythm of a basket. */
function arrangeBasket(period: Period, random: Random): Band[] {
  const open = { ...line(1, 0), kind: "open" } as const;
  const [first = 0, second = 1] = random.shuffle([0, 1, 3]);
  const narrow = figureBand(2, period, random, ["checks", "ticks"]);
  const border = [line(1, first), narrow, line(1, first)];
  const wide = figureBand(random.pick([10, 11, 13]), period, random);
  const middle = figureBand(random.pick([6, 7]), period, random);
  const edge = line(random.pick([1, 2]), second);
  return [open, wide, open, ...border, open, edge, middle, edge, open, ...border];
}

function arrangeAllOver(period: Period, random: Random): Band[] {
  return [figureBand(24, period, random, ["rings", "lattice", "flames"])];
}

function figureBand(
  rows: number,
  period: Period,
  random: Random,
  kinds: readonly [Band["kind"], ...Band["kind"][]] = figures,
): Band {
  // The field is the largest area, so it is never in the palest thread, which would hide the basket's own colour.
  const [field, other] = random.shuffle([1, 2]);
  const [figure, inner] = random.shuffle([0, 3, other]);
  return {
    kind: random.pick(kinds),
    rows,
    period: rows < 8 ? period / 2 : period,
    colours: [figure ?? 0, field ?? 1, inner ?? 3],
  };
}

function line(rows: number, thread: number): Band {
  return { kind: "line", rows, period: 1, colours: [thread, thread, thread] };
}
