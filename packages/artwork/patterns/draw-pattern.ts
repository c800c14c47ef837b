// Draws a banner in the manner of a Kenyan textile, as SVG text: one motif for each family of products,
// and of each motif several cloths, in every shape, in 0.4 to 2.5 KB.
import type { Motif, PatternShape } from "../../../domain/pictures/pattern.ts";
import { drawBeadCollar } from "./bead-collar.ts";
import { drawBeadRing } from "./bead-ring.ts";
import type { DrawMotif } from "./cloth.ts";
import { drawKikoy } from "./kikoy.ts";
import { drawKiondo } from "./kiondo.ts";
import { drawKitenge } from "./kitenge.ts";
import { palettes } from "./palettes.ts";
import { seededRandom } from "../../../test/support/seeded-random.ts";
import { type Fade, type ShapeFrame, shapes } from "./shapes.ts";
import { drawShuka } from "./shuka.ts";
import { coverWithGradient, element, gradientStop } from "./svg.ts";

const drawMotif: Record<Motif, DrawMotif> = {
  savings: drawKiondo,
  loans: drawKitenge,
  insurance: drawBeadCollar,
  treasury: drawKikoy,
  corporate: drawShuka,
};

/** The banner as a whole SVG file; the same seed gives the same bytes. */
export function drawPattern(motif: Motif, seed: string, shape: PatternShape): string {
  const frame: ShapeFrame = shapes[shape];
  const { width, height, fade } = frame;
  const { calm, colourways } = palettes[motif];
  const random = seededRandom(`${motif}/${seed}`);
  const colours = random.pick(colourways);
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      // Covers a box with another aspect ratio, and keeps the calm side's share of it.
      preserveAspectRatio: "xMidYMid slice",
    },
    (frame.isRing ? drawBeadRing : drawMotif[motif])({ frame, colours, random }),
    frame.isBand ? "" : light(frame, colours.shade),
    fade ? calmGround(frame, fade, calm) : "",
  );
}

/** Light from above on the right, and a little shadow at the far corner: the cloth has weight. */
function light(frame: ShapeFrame, shade: string) {
  const { width, height } = frame;
  return coverWithGradient(
    frame,
    "light",
    { x1: width, y1: 0, x2: width - 1.5 * height, y2: 1.1 * height },
    gradientStop(0, "#fff", 0.08),
    gradientStop(0.4, "#fff", 0),
    gradientStop(0.5, shade, 0),
    gradientStop(1, shade, 0.3),
  );
}

/** The share of the cloth that the calm ground covers: a trace of the weave shows under the text. */
export const calmCover = 0.965;

/** The same, along the line from calm to full. */
const coverAlongFade = [
  [0, calmCover],
  [0.2, 0.87],
  [0.5, 0.5],
  [0.8, 0.1],
  [1, 0],
] as const;

/** The fade's line starts earlier by this much, so that the calm half deepens gradually. */
const calmLengths = 1.5;

function calmGround(
  frame: ShapeFrame,
  { calm, full }: Fade,
  [deep, near]: readonly [string, string],
) {
  return coverWithGradient(
    frame,
    "calm",
    {
      x1: calm.x - calmLengths * (full.x - calm.x),
      y1: calm.y - calmLengths * (full.y - calm.y),
      x2: full.x,
      y2: full.y,
    },
    gradientStop(0, deep, calmCover),
    ...coverAlongFade.map(([at, opacity]) =>
      gradientStop((calmLengths + at) / (calmLengths + 1), near, opacity),
    ),
  );
}
