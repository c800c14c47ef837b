import { cloths, motifs, type PatternShape } from "../../../domain/pictures/pattern.ts";
import { drawPattern } from "./draw-pattern.ts";

/** Share previews have their own pictures (share-page.ts). */
const shapes = ["wide", "head", "hem", "tile", "strip", "ring"] as const satisfies PatternShape[];

/** Every pattern that a page can name. */
export const patternFiles = motifs.flatMap((motif) =>
  shapes.flatMap((shape) =>
    Array.from({ length: cloths }, (_, cloth) => ({
      file: `public/patterns/${motif}/${shape}/${cloth}.svg`,
      draw: () => drawPattern(motif, String(cloth), shape),
    })),
  ),
);
