import { type BandMaker, createBandMaker } from "./bead-bands.ts";
import { lineAcross, ringAbout } from "./bead-rows.ts";
import type { Cloth } from "./cloth.ts";
import type { Random } from "../../../test/support/seeded-random.ts";
import { cover, element } from "./svg.ts";

/** The distance between two rows, in beads: they almost touch. */
const rowStepInBeads = 1.05;

/** The centres of collars, in shares of the frame. */
const middles: readonly [Place, ...Place[]] = [
  [0.8, 1.12],
  [0.76, -0.12],
  [0.8, 0.5],
  [0.93, 0.46],
  [1.02, 1.08],
  [1.02, -0.08],
];
type Place = readonly [across: number, down: number];

/** Maasai beadwork: collars of bead rows on dark hide, or a belt where there is room for one band. */
export function drawBeadCollar(cloth: Cloth): string {
  const { frame, colours, random } = cloth;
  const bead = 13 * frame.scale;
  const bands = createBandMaker(bead, colours, random);
  const drawn = { fill: "none", "stroke-linecap": "round" };
  const beads = frame.isBand ? belt(cloth, bead, bands) : collar(cloth, bead, bands);
  const glints = {
    ...drawn,
    "stroke-width": bead * 0.3,
    transform: `translate(${-bead * 0.15} ${-bead * 0.2})`,
  };
  return (
    cover(frame, colours.ground) +
    element("g", { ...drawn, "stroke-width": bead }, beads) +
    element("g", glints, ...bands.glints)
  );
}

function belt({ frame, random }: Cloth, bead: number, bands: BandMaker) {
  const rowStep = bead * rowStepInBeads;
  const rows = Math.floor(frame.height / rowStep);
  const top = (frame.height - (rows - 1) * rowStep) / 2;
  const at = (row: number) => lineAcross(frame.width)(top + row * rowStep);
  const inside = Array.from({ length: rows - 2 }, (_, row) => at(row + 1));
  return (
    bands.hide(at((rows - 1) / 2), frame.height) +
    bands.edge([at(0), at(rows - 1)]) +
    bands.figured(inside, random.pick([12, 16, 20]))
  );
}

function collar({ frame, random }: Cloth, bead: number, bands: BandMaker) {
  const { width, height } = frame;
  const [across, down] = random.pick(middles);
  const [cx, cy] = [Math.round(width * across), Math.round(height * down)];
  const ring = ringAbout(cx, cy);
  const left = frame.fade ? width * 0.42 : 0;
  const reach = Math.hypot(Math.max(cx - left, width - cx), Math.max(cy, height - cy));
  return collarBands({ ring, bead, reach, bands, random });
}

type CollarBands = {
  ring: ReturnType<typeof ringAbout>;
  bead: number;
  /** The radius of the first row; random, a few beads, if not given. */
  start?: number;
  /** No band begins beyond this radius. */
  reach: number;
  bands: BandMaker;
  random: Random;
};

/** Plain and figured bands by turns, from the middle outwards. */
export function collarBands({ ring, bead, start, reach, bands, random }: CollarBands): string {
  const rowStep = bead * rowStepInBeads;
  const gap = bead * random.pick([0.4, 0.4, 0.9]);
  let drawing = "";
  let isPlain = random.chance(0.5);
  for (let radius = start ?? bead * random.between(3, 6); radius < reach; isPlain = !isPlain) {
    const rows = isPlain ? random.pick([1, 2, 3]) : random.pick([4, 5, 6]);
    const rings = Array.from({ length: rows }, (_, row) => ring(radius + row * rowStep));
    const beadsRound = (2 * Math.PI * radius) / rowStep;
    // A multiple of four, so that all bands' figures meet on the collar's axes.
    const count = 4 * Math.max(1, Math.round(beadsRound / random.pick([40, 52])));
    const middle = ring(radius + ((rows - 1) / 2) * rowStep);
    drawing += bands.hide(middle, rows * rowStep + bead * 0.25);
    drawing += isPlain ? bands.plain(rings) : bands.figured(rings, count);
    radius += rows * rowStep + gap;
  }
  return drawing;
}
