import { type BeadRow, beadRow, type Blocks } from "./bead-rows.ts";
import type { Colourway } from "./palettes.ts";
import type { Random } from "../../../test/support/seeded-random.ts";

/** The change of a band's blocks from its inner row to its outer one. */
const figures = {
  rays: (row: number, rows: number) => ({ share: 0.85 * (1 - row / rows), shift: 0 }),
  tents: (row: number, rows: number) => ({ share: 0.85 * ((row + 1) / rows), shift: 0 }),
  blocks: () => ({ share: 0.5, shift: 0 }),
  steps: (row: number, rows: number) => ({ share: 0.5, shift: (row / rows) * 0.5 }),
  lozenges: (row: number, rows: number) => ({
    share: 0.8 * (1 - Math.abs(row - (rows - 1) / 2) / (rows / 2)),
    shift: 0,
  }),
};

/** Draws bands of beads of one size. Glints are collected separately, because they lie on top of all beads. */
export function createBandMaker(bead: number, { threads, shade }: Colourway, random: Random) {
  const [lead, second, accent, light] = threads;
  const glints: string[] = [];

  function drawRow(row: BeadRow, colour: string, blocks?: Blocks) {
    const drawn = beadRow(row, bead, colour, blocks);
    glints.push(drawn.glints);
    return drawn.beads;
  }

  return {
    glints,

    /** The leather under a band. */
    hide: (middle: BeadRow, width: number) =>
      middle.draw({ stroke: shade, "stroke-width": width, "stroke-linecap": "butt" }),

    edge(rows: readonly BeadRow[]) {
      const colour = random.pick([lead, second, accent]);
      return rows.map((row) => drawRow(row, colour)).join("");
    },

    plain(rows: readonly BeadRow[]) {
      const [outer, inner] = random.pick([
        [lead, accent],
        [second, light],
        [lead, second],
      ]);
      return rows.map((row, index) => drawRow(row, index === 1 ? inner : outer)).join("");
    },

    /** A figure `count` times round the band: a pale thread on a strong one, or the other way. */
    figured(rows: readonly BeadRow[], count: number) {
      const [colour = lead, field = second] = random.shuffle([
        random.pick([lead, light]),
        random.pick([second, accent]),
      ]);
      const figure = figures[random.pick(["rays", "tents", "blocks", "steps", "lozenges"])];
      return rows
        .map((row, index) => drawRow(row, field, { count, colour, ...figure(index, rows.length) }))
        .join("");
    },
  };
}

export type BandMaker = ReturnType<typeof createBandMaker>;
