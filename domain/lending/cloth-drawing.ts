import { type Cloth, clothThreads } from "./cloth.ts";

/** A stitch of the drawing: one thread wide, one row high. */
const stitch = { width: 8, height: 7 };
const hem = 4;

export const clothColours = {
  principal: "#7a1730",
  interest: "#d9a13b",
  onPrincipal: "#b5445c",
  onInterest: "#8a3b22",
  eye: "#fbefd6",
  seam: "#fbf6ee",
  gap: "#2e0913",
  glint: "#ffffff",
} as const;

/** A layer of the drawing, in painting order. `d` is an SVG path, which PDF can draw too. */
export type ClothLayer = {
  d: string;
  colour: string;
  opacity?: number;
  /** The width of the line along `d`; without one, `d` is filled. */
  line?: number;
  /** Fills `d` with repetitions of a smaller path, from `x` on. */
  tile?: { x: number; width: number; height: number; d: string };
};

export type ClothDrawing = {
  width: number;
  height: number;
  layers: readonly ClothLayer[];
  /** The number of every fifth year or month, and the lower edge of its first row. */
  labels: readonly { number: number; y: number }[];
};

/** A cloth from its upper left corner at 0, 0; the hems lie above and below its rows. */
export function drawCloth({ rows }: Cloth): ClothDrawing {
  const width = clothThreads * stitch.width;
  const height = rows.length * stitch.height;
  const whole = box(0, 0, width, height);
  const edge = edgeOf(rows);
  const repaid = `${edge}H0V0z`;
  const motifs = motifsOf(rows.length);
  const weave = { x: 0, width: stitch.width, height: 2 * stitch.height };
  const { principal, interest, onPrincipal, onInterest, eye, seam, gap, glint } = clothColours;
  return {
    width,
    height,
    layers: [
      { d: whole, colour: interest },
      { d: whole, colour: onInterest, opacity: 0.6, tile: motifs.outline },
      { d: whole, colour: eye, opacity: 0.9, tile: motifs.eye },
      { d: repaid, colour: principal },
      { d: repaid, colour: onPrincipal, opacity: 0.75, tile: motifs.outline },
      { d: repaid, colour: eye, opacity: 0.9, tile: motifs.eye },
      { d: edge, colour: seam, line: 4 },
      { d: whole, colour: gap, opacity: 0.34, tile: { ...weave, d: gaps } },
      { d: whole, colour: glint, opacity: 0.2, tile: { ...weave, d: glints } },
      { d: box(0, -hem, width, hem) + box(0, height, width, hem), colour: gap },
    ],
    labels: rows.flatMap(({ number }, i) =>
      number % 5 === 1 && rows[i - 1]?.number !== number
        ? [{ number, y: (i + 1) * stitch.height }]
        : [],
    ),
  };
}

/** The stepped edge where the threads of principal end, from the top down. */
function edgeOf(rows: Cloth["rows"]): string {
  const steps = rows.map(({ threads }, i) => {
    const across = threads === rows[i - 1]?.threads ? "" : `H${threads * stitch.width}`;
    return `${across}v${stitch.height}`;
  });
  return `M${(rows[0]?.threads ?? 0) * stitch.width} 0${steps.join("")}`;
}

/**
 * Lozenges in whole stitches, as baskets have them; a longer loan has larger ones. They are centred between the sides.
 */
function motifsOf(rows: number) {
  const size = 6 + 2 * Math.min(5, Math.floor((rows - 1) / 10));
  const tile = {
    x: ((clothThreads % size) * stitch.width) / 2,
    width: size * stitch.width,
    height: size * stitch.height,
  };
  return {
    outline: { ...tile, d: lozenge(size, 0) },
    eye: { ...tile, d: lozenge(size, size / 2 - 1) },
  };
}

/** The outline of a lozenge, two stitches wide; with an `inset`, the area within it. */
function lozenge(size: number, inset: number): string {
  const half = size / 2;
  const part = (from: number, row: number, stitches: number) =>
    box(from * stitch.width, row * stitch.height, stitches * stitch.width, stitch.height);
  return Array.from({ length: size }, (_, row) => {
    const reach = (row < half ? row + 1 : size - row) - inset;
    if (reach <= 0) return "";
    if (inset > 0 || reach <= 2) return part(half - reach, row, 2 * reach);
    return part(half - reach, row, 2) + part(half + reach - 2, row, 2);
  }).join("");
}

/** Shade between the threads of two rows, and the light on them; every other row is shifted by half a thread. */
const gaps = "M0 0h8v1H0zM0 7h8v1H0zM0 0h.9v7H0zM4 7h.9v7H4z";
const glints = "M1.6 1.8h4.4v1.1H1.6zM5.6 8.8h2v1.1h-2zM0 8.8h2.4v1.1H0z";

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}H${x}z`;
}
