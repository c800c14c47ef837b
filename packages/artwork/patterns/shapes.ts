import type { PatternShape } from "../../../domain/pictures/pattern.ts";

/** The line along which the pattern gives way to calm ground, from `calm` to `full`, in the drawing's units. */
export type Fade = { calm: Point; full: Point };
type Point = { x: number; y: number };

export type ShapeFrame = {
  width: number;
  height: number;
  /** The size of a stitch, bead or medallion, against that of a slide. */
  scale: number;
  fade?: Fade;
  /** Too low for more than one row of figures: it holds a border, not a piece of cloth. */
  isBand?: boolean;
  /** Beads around a disc for initials, in the colours of the motif. */
  isRing?: boolean;
};

/** Each shape is composed separately, not cut from another. */
export const shapes = {
  wide: {
    width: 1600,
    height: 420,
    scale: 1,
    fade: { calm: { x: 730, y: 210 }, full: { x: 1210, y: 165 } },
  },
  head: {
    width: 1600,
    height: 250,
    scale: 0.85,
    fade: { calm: { x: 780, y: 125 }, full: { x: 1180, y: 100 } },
  },
  hem: { width: 720, height: 56, scale: 0.62, isBand: true },
  tile: { width: 480, height: 360, scale: 0.9 },
  strip: { width: 1200, height: 96, scale: 0.8, isBand: true },
  ring: { width: 320, height: 320, scale: 0.62, isRing: true },
  /** The preview of a page elsewhere (`packages/artwork`). */
  share: {
    width: 1200,
    height: 630,
    scale: 2.6,
    fade: { calm: { x: 560, y: 380 }, full: { x: 980, y: 220 } },
  },
} as const satisfies Record<PatternShape, ShapeFrame>;
