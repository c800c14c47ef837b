import { element, short } from "./svg.ts";

type Paint = Readonly<Record<string, string | number | undefined>>;

/** A row of beads: a ring about the collar's middle, or a line across a belt. */
export type BeadRow = { length: number; draw: (paint: Paint) => string };

/** Beads of a second colour, in blocks spread evenly along the row. */
export type Blocks = {
  count: number;
  colour: string;
  /** The share of the row that they take, 0 to 1. */
  share: number;
  /** The distance that each is moved along the row, in blocks. */
  shift: number;
};

/** Glass catches the light above and to the left of each bead's middle. */
const glint = { stroke: "#fff", "stroke-opacity": ".4" };

/**
 * Beads touching one another along the row, and their glints.
 * A bead is a dash of no length with round ends, so that a whole row is one element or two.
 */
export function beadRow(row: BeadRow, size: number, colour: string, blocks?: Blocks) {
  const count = blocks?.count ?? 4;
  const beadsInBlock = Math.max(2, Math.round(row.length / count / (size * 1.05)));
  const step = row.length / count / beadsInBlock;
  const glints = row.draw({ ...glint, ...dashes(0, 1, 1) });
  const taken = Math.round(beadsInBlock * (blocks?.share ?? 0));
  if (!blocks || taken < 1) {
    return { beads: row.draw({ stroke: colour, ...dashes(0, 1, 1) }), glints };
  }
  // Centred, so that blocks that shrink from row to row make triangles.
  const first = Math.floor((beadsInBlock - taken) / 2) + Math.round(beadsInBlock * blocks.shift);
  const block = row.draw({ stroke: blocks.colour, ...dashes(first, taken, beadsInBlock) });
  const rest = dashes(first + taken, beadsInBlock - taken, beadsInBlock);
  return { beads: block + row.draw({ stroke: colour, ...rest }), glints };

  /** `beads` in each `period`, from bead `start`; shifted by half a bead, so that the row's end cuts no bead. */
  function dashes(start: number, beads: number, period: number) {
    const dash = (gap: number) => `0 ${short(gap * step, 3)}`;
    return {
      "stroke-dasharray": `${`${dash(1)} `.repeat(beads - 1)}${dash(period - beads + 1)}`,
      "stroke-dashoffset": short(-(start + 0.5) * step, 2),
    };
  }
}

export function ringAbout(cx: number, cy: number) {
  return (r: number): BeadRow => ({
    length: 2 * Math.PI * r,
    draw: (paint) => element("circle", { cx, cy, r, ...paint }),
  });
}

export function lineAcross(width: number) {
  return (y: number): BeadRow => ({
    length: width,
    draw: (paint) => element("path", { d: `M0 ${short(y)}h${width}`, ...paint }),
  });
}
